import { DAY_MS } from '../platform/dates.js';

/**
 * Tolerance in ms for a client clock that runs ahead. A change recorded within this time counts as
 * sent at once.
 */
const CLOCK_SKEW = 120_000;

/** Maximum number of days that a change may wait in the offline queue of a phone. */
const MAX_DAYS = 7;

/** Description of the argument `recordedAt`. */
export const RECORDED_AT_ARGUMENT = `When the change was recorded offline; null when it is sent at once. Timeline and ledger show it; closings and figures use the time of arrival. Ignored, without an error, when it is in the future, more than ${MAX_DAYS} days ago, less than two minutes ago, or before the order or the day of the stop.`;

/** Description of the field `recordedAt`. */
export const RECORDED_AT_FIELD =
  'When it was recorded offline, by the clock of the device; null when it was sent at once.';

/** The time at which a change was recorded offline; null when the time of arrival counts. */
export function offlineTimestamp(
  recordedAt: Date | null | undefined,
  since: Date,
  now = Date.now(),
): Date | null {
  const at = recordedAt?.getTime() ?? Number.NaN;
  const earliest = Math.max(since.getTime(), now - MAX_DAYS * DAY_MS);
  return at >= earliest && at <= now - CLOCK_SKEW ? new Date(at) : null;
}
