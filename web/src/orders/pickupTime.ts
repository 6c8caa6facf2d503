import { formatDate, formatTime } from '../ui/format/dates';

interface Span {
  starts: string;
  ends: string;
}

interface BookedSlot {
  slotStarts: string | null;
  slotEnds: string | null;
}

/** Text such as 10:00 AM–12:00 PM, as in mails. */
export const formatSpan = ({ starts, ends }: Span): string =>
  `${formatTime(starts)}–${formatTime(ends)}`;

/** Text such as 10 AM–12:30 PM for a narrow column. Whole hours show no minutes. */
export const shortSpan = (span: Span): string => formatSpan(span).replaceAll(':00', '');

/** Slot of a pickup as a text. Empty for any time. */
export const pickupTime = ({ slotStarts: starts, slotEnds: ends }: BookedSlot): string =>
  starts && ends ? formatSpan({ starts, ends }) : '';

/** Text such as 05 Mar 2026, 10:00 AM–12:00 PM. */
export const pickupWhen = ({ pickupDate, ...time }: BookedSlot & { pickupDate: string }): string =>
  [formatDate(pickupDate), pickupTime(time)].filter(Boolean).join(', ');

/** Row for a list of facts. Empty for any time. */
export const pickupTimeFact = (order: BookedSlot): [name: string, time: string][] => {
  const time = pickupTime(order);
  return time ? [['Pickup Time', time]] : [];
};
