import { formatDate, formatTime } from '../ui/format/dates';

interface Span {
  startTime: string;
  endTime: string;
}

interface BookedSlot {
  slotStartTime: string | null;
  slotEndTime: string | null;
}

/** Text such as 10:00 AM–12:00 PM, as in mails. */
export const formatSpan = ({ startTime, endTime }: Span): string =>
  `${formatTime(startTime)}–${formatTime(endTime)}`;

/** Text such as 10 AM–12:30 PM for a narrow column. Whole hours show no minutes. */
export const shortSpan = (span: Span): string => formatSpan(span).replaceAll(':00', '');

/** Slot of a pickup as a text. Empty for any time. */
export const pickupTime = ({
  slotStartTime: startTime,
  slotEndTime: endTime,
}: BookedSlot): string => (startTime && endTime ? formatSpan({ startTime, endTime }) : '');

/** Text such as 05 Mar 2026, 10:00 AM–12:00 PM. */
export const pickupWhen = ({ pickupDate, ...time }: BookedSlot & { pickupDate: string }): string =>
  [formatDate(pickupDate), pickupTime(time)].filter(Boolean).join(', ');

/** Row for a list of facts. Empty for any time. */
export const pickupTimeFact = (order: BookedSlot): [name: string, time: string][] => {
  const time = pickupTime(order);
  return time ? [['Pickup Time', time]] : [];
};
