import { addDays } from '../platform/dates.js';

// Months go by their first day, YYYY-MM-01.

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month after. */
export const nextMonth = (month: string): string => monthOf(addDays(month, 31));

/** The first day of the month before. */
export const monthBefore = (month: string): string => monthOf(addDays(month, -1));

export const lastDayOf = (month: string): string => addDays(nextMonth(month), -1);

/** Whether these days are one whole month. */
export const isMonth = ({ from, to }: { from: string; to: string }): boolean =>
  from === monthOf(from) && to === lastDayOf(from);
