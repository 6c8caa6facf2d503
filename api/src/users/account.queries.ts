import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { RESEND_SECONDS } from '../auth/code.policy.js';
import type { Em } from '../database.js';
import { User } from './user.entity.js';

/** The account, with its row locked until the transaction ends. */
export const lockUser = (em: Em, id: string): Promise<User | null> =>
  em.findOne(User, { id, archivedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Seconds until this account may have another confirmation mail sent; 0 when it may now. */
export async function secondsToNextLink(em: Em, userId: string): Promise<number> {
  const row = await em
    .getKysely()
    .selectFrom('one_time_link')
    .select(
      sql<number>`ceil(${RESEND_SECONDS} - extract(epoch from clock_timestamp() - max(created_at)))::int`.as(
        'wait',
      ),
    )
    .where('user_id', '=', userId)
    .where('purpose', '=', 'email')
    .executeTakeFirst();
  // Whoever waited for the account's lock began before the mail that it now finds: hence the clock, and the upper bound.
  return Math.min(RESEND_SECONDS, Math.max(0, row?.wait ?? 0));
}
