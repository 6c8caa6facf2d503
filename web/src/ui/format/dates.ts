import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';

dayjs.extend(customParseFormat);
dayjs.extend(utc);

// Minutes. India has one time zone without summer time, so a fixed offset replaces time zone tables.
const indiaOffset = 330;
const dayFormats = ['YYYY-MM-DD', 'DD MMM YYYY', 'DD-MMM-YYYY', 'DD-MM-YYYY', 'DD/MM/YYYY'];
const shown = 'DD MMM YYYY';

type DateInput = string | null | undefined;

/** Parses a day in the accepted formats, or an ISO time as Indian time. */
function parseDate(value: string): Dayjs | null {
  const text = value.trim();
  // ISO times are the most frequent, so they are checked first.
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) {
    const moment = dayjs.utc(text);
    return moment.isValid() ? moment.utcOffset(indiaOffset) : null;
  }
  const day = dayjs(text, dayFormats, 'en', true);
  return day.isValid() ? day : null;
}

function format(value: DateInput, pattern: string): string {
  if (!value) return 'N/A';
  const date = parseDate(value);
  if (date) return date.format(pattern);
  console.warn(`Cannot read the date "${value}"`);
  return 'Invalid Date';
}

/** 05 Mar 2026 */
export const formatDate = (value: DateInput): string => format(value, shown);

/** 05 March 2026 */
export const formatLongDate = (value: DateInput): string => format(value, 'DD MMMM YYYY');

/** 05 Mar 2026, 4:30 PM in India */
export const formatDateTime = (value: DateInput): string => format(value, `${shown}, h:mm A`);

/** Thu, 05 Mar 2026 */
export const formatWeekday = (value: DateInput): string => format(value, `ddd, ${shown}`);

/** Thu, 05 Mar */
export const formatShortWeekday = (value: DateInput): string => format(value, 'ddd, DD MMM');

/** YYYY-MM-DD for date inputs and comparisons; empty for an invalid date. */
export const toDay = (value: DateInput): string =>
  (value ? parseDate(value) : null)?.format('YYYY-MM-DD') ?? '';

/** 05-Mar-2026, the format of pickup dates in the API. */
export const toWireDate = (value: string): string => format(value, 'DD-MMM-YYYY');

const nowInIndia = (): Dayjs => dayjs.utc().utcOffset(indiaOffset);

/** Today in India plus a number of days, as YYYY-MM-DD. */
export const todayPlus = (days = 0): string => nowInIndia().add(days, 'day').format('YYYY-MM-DD');

/** Current time in India, such as 09:05. */
export const timeNow = (): string => nowInIndia().format('HH:mm');

/** 21:00 → 9:00 PM */
export const formatTime = (time: string): string => dayjs(time, 'HH:mm', true).format('h:mm A');
