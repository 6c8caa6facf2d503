import { addDays } from '../platform/dates.js';

// A month is represented by its first day: YYYY-MM-01.

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** First day of the next month. */
export const nextMonth = (month: string): string => monthOf(addDays(month, 31));

/** First day of the month before. */
export const monthBefore = (month: string): string => monthOf(addDays(month, -1));

export const lastDayOf = (month: string): string => addDays(nextMonth(month), -1);

/** Whether a range of days is exactly one calendar month. */
export const isMonth = ({ from, to }: { from: string; to: string }): boolean =>
  from === monthOf(from) && to === lastDayOf(from);
