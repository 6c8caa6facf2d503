import { DAY_MS } from '../platform/dates.js';

/**
 * Tolerance in ms for a device clock that is wrong. A change that was recorded less than this time
 * ago counts as sent at once.
 */
const CLOCK_SKEW = 120_000;

/** Maximum number of days that a change may wait in the offline queue of a device. */
const MAX_DAYS = 7;

/** Description of the input field `recordedAt`. */
export const RECORDED_AT_ARGUMENT = `Time at which the device recorded the change offline; null for a change that is sent at once. Timeline and ledger show this time. Cash-ups and reports use the time at which the server received the change. The server ignores a time in the future, more than ${MAX_DAYS} days ago, less than two minutes ago, or before the order or the day of the stop.`;

/** Description of the field `recordedAt`. */
export const RECORDED_AT_FIELD =
  'Time at which a device recorded the entry offline, by the clock of the device; null for an entry that was sent at once.';

/**
 * The time at which a device recorded a change offline. Null when the time of the request counts:
 * for a change sent at once, or for an invalid time.
 */
export function offlineTimestamp(
  recordedAt: Date | null | undefined,
  since: Date,
  now = Date.now(),
): Date | null {
  const at = recordedAt?.getTime() ?? Number.NaN;
  const earliest = Math.max(since.getTime(), now - MAX_DAYS * DAY_MS);
  return at >= earliest && at <= now - CLOCK_SKEW ? new Date(at) : null;
}
