import { formatDateTime } from '../ui/format/dates';

interface Moment {
  /** When the server received the action. */
  at: string;
  /** When the action was done, if it was recorded offline and sent later. */
  recordedAt: string | null;
}

/** Time of the action: the offline time if there is one, otherwise the server's time. */
export const doneAt = ({ at, recordedAt }: Moment): string => recordedAt ?? at;

/** Text with the time of an action. For staff it adds a later arrival at the server. */
export const momentText = (moment: Moment, forStaff = true): string =>
  forStaff && moment.recordedAt
    ? `${formatDateTime(moment.recordedAt)} (recorded offline, sent ${formatDateTime(moment.at)})`
    : formatDateTime(doneAt(moment));
