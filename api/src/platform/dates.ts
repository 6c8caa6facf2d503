/** All dates of the business are in India's time zone, independent of the server's zone. */
export const TIME_ZONE = 'Asia/Kolkata';

/** Milliseconds of a day; days have no other length in this zone. */
export const DAY_MS = 86_400_000;

const isoDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Today as YYYY-MM-DD in the business's zone. */
export const today = (now = new Date()): string => isoDay.format(now);

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Now as HH:MM in the business's zone. */
export const timeOfDay = (now = new Date()): string => clock.format(now);

/** `day` moved by whole days; both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** YYYY-MM-DD or DD-Mon-YYYY → YYYY-MM-DD; null for a day that does not exist. */
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

/** YYYY-MM-DD → DD-Mon-YYYY (05-Mar-2025), the form that REST speaks. */
export function dayWithMonthName(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${day}-${MONTHS[Number(month) - 1]}-${year}`;
}

/** YYYY-MM-DD → '05 Mar 2025', the form that people read. */
export const readableDay = (iso: string): string => dayWithMonthName(iso).replaceAll('-', ' ');
