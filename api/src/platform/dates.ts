/** Time zone of all dates of the laundry, independent of the server's zone. */
export const TIME_ZONE = 'Asia/Kolkata';

/** Milliseconds of a day. All days have this length, because India has no daylight saving time. */
export const DAY_MS = 86_400_000;

const isoDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Today as YYYY-MM-DD, in Asia/Kolkata. */
export const today = (now = new Date()): string => isoDay.format(now);

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Current time as HH:MM, in Asia/Kolkata. */
export const timeOfDay = (now = new Date()): string => clock.format(now);

/** Adds a number of days to a date. Both dates are YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Converts YYYY-MM-DD or DD-Mon-YYYY to YYYY-MM-DD; null for a date that does not exist. */
export function parseDay(text: string): string | null {
  const named = /^(\d{2})-([A-Z][a-z]{2})-(\d{4})$/.exec(text);
  const iso = named
    ? `${named[3]}-${String(MONTHS.indexOf(named[2] ?? '') + 1).padStart(2, '0')}-${named[1]}`
    : text;
  // There is no year 0, and the database refuses one.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** Converts YYYY-MM-DD to DD-Mon-YYYY, such as 05-Mar-2025, the format of REST. */
export function dayWithMonthName(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${day}-${MONTHS[Number(month) - 1]}-${year}`;
}

/** A date for screens and mails: YYYY-MM-DD becomes '05 Mar 2025'. */
export const readableDay = (iso: string): string => dayWithMonthName(iso).replaceAll('-', ' ');
