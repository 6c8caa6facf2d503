import { formatDate, formatTime } from '../ui/format/dates';

interface Span {
  starts: string;
  ends: string;
}

interface Booked {
  slotStarts: string | null;
  slotEnds: string | null;
}

/** 10:00 AM–12:00 PM, as mails say it. */
export const formatSpan = ({ starts, ends }: Span): string =>
  `${formatTime(starts)}–${formatTime(ends)}`;

/** 10 AM–12:30 PM, for a narrow column: whole hours need no minutes. */
export const shortSpan = (span: Span): string => formatSpan(span).replaceAll(':00', '');

/** The time that a pickup is booked for; empty where it is at any time. */
export const pickupTime = ({ slotStarts: starts, slotEnds: ends }: Booked): string =>
  starts && ends ? formatSpan({ starts, ends }) : '';

/** 05 Mar 2026, 10:00 AM–12:00 PM */
export const pickupWhen = ({ pickupDate, ...time }: Booked & { pickupDate: string }): string =>
  [formatDate(pickupDate), pickupTime(time)].filter(Boolean).join(', ');

/** For lists of facts: none where it is at any time. */
export const pickupTimeFact = (order: Booked): [name: string, time: string][] => {
  const time = pickupTime(order);
  return time ? [['Pickup Time', time]] : [];
};
