/** Days of a statement, YYYY-MM-DD. */
export interface Period {
  from: string;
  to: string;
}

/** Maximum number of days of a statement, as on the server. */
const MAX_DAYS = 400;

/** Maximum number of lines in a PDF, as on the server. */
export const MAX_PRINTED_LINES = 1000;

const DAY_MS = 86_400_000;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The month of a day. It ends today at the latest. */
function monthUntil(today: string, day: string): Period {
  const from = `${day.slice(0, 7)}-01`;
  const last = dayAfter(`${dayAfter(from, 31).slice(0, 7)}-01`, -1);
  return { from, to: last < today ? last : today };
}

/** The month before the current one, which has a complete statement. */
export const lastMonth = (today: string): Period =>
  monthUntil(today, dayAfter(`${today.slice(0, 7)}-01`, -1));

/** The chosen month, YYYY-MM. Null for an invalid or future month. */
export function chosenMonth(today: string, month: string): Period | null {
  const isMonth = /^2\d{3}-(0[1-9]|1[0-2])$/.test(month);
  return isMonth && month <= today.slice(0, 7) ? monthUntil(today, `${month}-01`) : null;
}

/** Error of the chosen days. Null for valid ones. */
export function wrongWith({ from, to }: Period, today: string): string | null {
  if (!from || !to) return 'Choose the first and the last day';
  if (from > to) return "'From' must not be after 'To'";
  if (to > today) return 'The last day cannot be after today';
  return dayAfter(from, MAX_DAYS - 1) < to ? `Choose at most ${MAX_DAYS} days` : null;
}

/** Path of the file of a statement. */
export const filePath = (userId: string, { from, to }: Period, format: 'pdf' | 'csv'): string =>
  `/api/enterprise/${userId}/statement?${new URLSearchParams({ from, to, format }).toString()}`;

/** File name of a statement, without extension. */
export const fileName = ({ from, to }: Period): string => `statement-${from}-${to}`;
