import { formatDateTime } from '../ui/format/dates';

interface OccurrenceTime {
  /** When the server received the action. */
  occurredAt: string;
  /** When the action was done, if it was recorded offline and sent later. */
  recordedAt: string | null;
}

/** Time of the action: the offline time if there is one, otherwise the server's time. */
export const occurredAt = (moment: OccurrenceTime): string =>
  moment.recordedAt ?? moment.occurredAt;

/** Text with the time of an action. For staff it adds a later arrival at the server. */
export const occurredAtText = (moment: OccurrenceTime, forStaff = true): string =>
  forStaff && moment.recordedAt
    ? `${formatDateTime(moment.recordedAt)} (recorded offline, sent ${formatDateTime(moment.occurredAt)})`
    : formatDateTime(occurredAt(moment));
