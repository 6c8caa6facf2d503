import { formatDateTime } from '../ui/format/dates';

interface Moment {
  /** When the server had it. */
  at: string;
  /** When it was done, where it was recorded offline and sent later. */
  recordedAt: string | null;
}

/** When something was done, as far as anybody said. */
export const doneAt = ({ at, recordedAt }: Moment): string => recordedAt ?? at;

/** When something was done; staff read as well when it came, where that was later. */
export const momentText = (moment: Moment, forStaff = true): string =>
  forStaff && moment.recordedAt
    ? `${formatDateTime(moment.recordedAt)} (recorded offline, sent ${formatDateTime(moment.at)})`
    : formatDateTime(doneAt(moment));
