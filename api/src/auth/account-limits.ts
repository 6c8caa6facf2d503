import { sql } from 'kysely';
import type { Em } from '../database.js';
import { AppError } from '../platform/errors.js';
import type { Role } from '../users/user.entity.js';
import type { Viewer } from './viewer.js';

interface Limit {
  /** Deeds in a span, by who does them. */
  points: Record<Role, number>;
  /** Seconds. */
  duration: number;
  refusal: string;
}

const LIMITS = {
  /** Changes of any kind. Scripts of businesses and of staff may be busy. */
  write: {
    points: { customer: 120, enterprise: 600, staff: 1200, admin: 1200 },
    duration: 60,
    refusal: 'These are many changes in a short time. Please wait a little and try again',
  },
  /** Pickups: each sends mails, and somebody comes for each. Staff book for others, who have not asked for it here. */
  book: {
    points: { customer: 30, enterprise: 300, staff: 1200, admin: 1200 },
    duration: 3600,
    refusal: 'These are many pickups within an hour. Please wait, or call us to book more',
  },
  /** Passkeys that are added: each is told to the mailbox, also when the one before was removed again. */
  passkey: {
    points: { customer: 30, enterprise: 30, staff: 30, admin: 30 },
    duration: 86_400,
    refusal: 'These are many passkeys within a day. Please add the next one tomorrow',
  },
} as const satisfies Record<string, Limit>;

type Deed = keyof typeof LIMITS;

/** Counts one deed of an account; throws TOO_MANY_REQUESTS with `retryAfter` when there were too many. */
export type CountDeed = (em: Em, viewer: Viewer, deed: Deed) => Promise<void>;

/**
 * Limits per account, counted in the database, so that all processes count together. A change counts before it is
 * tried, so that what fails counts too; a booking in its own transaction, so that only what was booked does. A span
 * begins with its first deed.
 * `factor` widens them where people try things out.
 */
export function createAccountLimits(factor = 1): CountDeed {
  return async (em, { userId, role }, deed) => {
    const { points, duration, refusal } = LIMITS[deed];
    const { rows } = await sql<{ used: number; left: number }>`
      insert into account_use as seen (user_id, deed, used, ends_at)
        values (${userId}, ${deed}, 1, now() + make_interval(secs => ${duration}))
      on conflict (user_id, deed) do update set
        used = case when seen.ends_at <= now() then 1 else seen.used + 1 end,
        ends_at = case when seen.ends_at <= now() then excluded.ends_at else seen.ends_at end
      returning used, extract(epoch from ends_at - now())::float as left`.execute(em.getKysely());
    for (const { used, left } of rows)
      if (used > points[role] * factor)
        throw new AppError('TOO_MANY_REQUESTS', refusal, {
          retryAfter: Math.max(1, Math.ceil(left)),
        });
  };
}
