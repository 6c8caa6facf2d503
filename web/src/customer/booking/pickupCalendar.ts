import { site } from '@laundry/api/site';

interface Pickup {
  id: string;
  shortId: string;
  /** Time of the booking in ISO format. */
  createdAt: string;
  /** YYYY-MM-DD */
  pickupDate: string;
  /** HH:MM, or null if the customer has no preferred time. */
  slotStartTime: string | null;
  slotEndTime: string | null;
  pickupAddress: string;
}

/** Escapes the characters that separate or end values in a calendar file. */
const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Folds a line to at most 75 octets with a break and a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const lines = [''];
  for (const letter of line) {
    const last = lines.at(-1) ?? '';
    if (octets(last + letter) > 75) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join('\r\n');
}

const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** Local date and time in calendar format, such as 20260305T100000. */
const moment = (day: string, time: string): string => `${digits(day)}T${digits(time)}00`;

/** India has one time zone and no summer time. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * The pickup as a calendar file (RFC 5545). Without a slot it covers the service hours of the day.
 * The same pickup always gets the same UID.
 */
export function pickupCalendar(order: Pickup, origin: string): string {
  const { opens, closes } = site.timings;
  const { hostname } = new URL(origin);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(site.brand)}//Pickup//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zone,
    'BEGIN:VEVENT',
    `UID:${order.id}@${hostname}`,
    `DTSTAMP:${digits(new Date(order.createdAt).toISOString().slice(0, 10))}T${digits(new Date(order.createdAt).toISOString().slice(11, 19))}Z`,
    `DTSTART;TZID=Asia/Kolkata:${moment(order.pickupDate, order.slotStartTime ?? opens)}`,
    `DTEND;TZID=Asia/Kolkata:${moment(order.pickupDate, order.slotEndTime ?? closes)}`,
    `SUMMARY:${escapeText(`Laundry pickup, order #${order.shortId}`)}`,
    `LOCATION:${escapeText(order.pickupAddress)}`,
    `DESCRIPTION:${escapeText(`${site.brand} comes to collect your laundry.\n${site.phone.display}`)}`,
    `URL:${origin}/account?order=${order.id}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}
