import { DAY_MS } from '../platform/dates.js';

/** A clock may be so far ahead of ours, in ms; and what comes so soon was sent at once. */
const CLOCK_SKEW = 120_000;

/** Longest, in days, that something waits on a phone. */
const MOST_DAYS = 7;

/** What operations say of `recordedAt`. */
export const RECORDED_AT = `When it was recorded, where nothing could be sent then; null when it is sent at once. Shown on timeline and ledger beside the moment of its arrival, which is the one that counts for closings and figures. Passed over, and never refused, where it lies ahead, more than ${MOST_DAYS} days back, less than two minutes back, or before there was the order or the day of the stop.`;

/** What they tell of it. */
export const WAS_RECORDED_AT =
  'When it was recorded without a network, as the device said; null when it was sent at once.';

/** When something was done that was recorded without a network and sent later; null where that of its arrival holds. */
export function recordedBefore(
  recordedAt: Date | null | undefined,
  since: Date,
  now = Date.now(),
): Date | null {
  const at = recordedAt?.getTime() ?? Number.NaN;
  const earliest = Math.max(since.getTime(), now - MOST_DAYS * DAY_MS);
  return at >= earliest && at <= now - CLOCK_SKEW ? new Date(at) : null;
}
