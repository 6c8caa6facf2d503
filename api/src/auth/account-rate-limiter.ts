import { sql } from 'kysely';
import type { Em } from '../database.js';
import { AppError } from '../platform/errors.js';
import type { Quota } from '../platform/rate-limit/rate-limiter.js';
import type { Role } from '../users/user.entity.js';
import type { Viewer } from './viewer.js';

interface Limit {
  /** Operations allowed per window, by role. */
  points: Record<Role, number>;
  /** Length of the window in seconds. */
  duration: number;
  refusal: string;
}

const LIMITS = {
  /**
   * Mutations of any kind. Enterprises and staff have a higher limit, because scripts use their
   * accounts.
   */
  write: {
    points: { customer: 120, enterprise: 600, staff: 1200, admin: 1200, app: 600 },
    duration: 60,
    refusal: 'Too many changes in a short time. Please try again in a few minutes',
  },
  /**
   * Pickup bookings: each sends mails and needs a driver. Staff have a higher limit, because they
   * book for customers.
   */
  book: {
    points: { customer: 30, enterprise: 300, staff: 1200, admin: 1200, app: 1200 },
    duration: 3600,
    refusal: 'You booked many pickups within an hour. Please wait, or call us to book more',
  },
  /**
   * Passkeys added to an account. Each one sends a mail, so removing and adding passkeys again and
   * again would flood the mailbox.
   */
  passkey: {
    points: { customer: 30, enterprise: 30, staff: 30, admin: 30, app: 30 },
    duration: 86_400,
    refusal: 'You added many passkeys today. Please add the next one tomorrow',
  },
} as const satisfies Record<string, Limit>;

type LimitedAction = keyof typeof LIMITS;

/**
 * Counts one operation of an account; returns what is left of the limit. Throws TOO_MANY_REQUESTS
 * with `retryAfter` (seconds) above the limit.
 */
export type CountAction = (em: Em, viewer: Viewer, action: LimitedAction) => Promise<Quota>;

/**
 * Fixed-window rate limits per account. The database counts, because several processes share the
 * limits. A mutation is counted before it runs, so a failed one counts too. Bookings and passkeys
 * are counted in the transaction that stores them, so only successful ones count. A window starts
 * with its first operation. `factor` multiplies all limits, see `rateLimitFactor`.
 */
export function createAccountRateLimiter(factor = 1): CountAction {
  return async (em, { userId, role }, action) => {
    const { points, duration, refusal } = LIMITS[action];
    const { rows } = await sql<{ count: number; left: number }>`
      insert into account_rate_limit as seen (user_id, action, count, ends_at)
        values (${userId}, ${action}, 1, now() + make_interval(secs => ${duration}))
      on conflict (user_id, action) do update set
        count = case when seen.ends_at <= now() then 1 else seen.count + 1 end,
        ends_at = case when seen.ends_at <= now() then excluded.ends_at else seen.ends_at end
      returning count, extract(epoch from ends_at - now())::float as left`.execute(em.getKysely());
    const { count, left } = rows[0] ?? { count: 1, left: duration };
    const limit = points[role] * factor;
    const resetsIn = Math.min(duration, Math.max(1, Math.ceil(left)));
    if (count > limit) throw new AppError('TOO_MANY_REQUESTS', refusal, { retryAfter: resetsIn });
    return { limit, seconds: duration, remaining: limit - count, resetsIn };
  };
}
