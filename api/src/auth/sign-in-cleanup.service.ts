import { sql } from 'kysely';
import type { Em } from '../database.js';
import { User } from '../users/user.entity.js';
import { DEVICE_DAYS } from './devices/trusted-devices.service.js';

/**
 * Deletes expired sessions, challenges, trusted devices and counts; codes and links a week after
 * expiry.
 */
export async function deleteExpiredSignIns(em: Em): Promise<void> {
  const db = em.getKysely();
  const now = sql<Date>`now()`;
  const weekAgo = sql<Date>`now() - interval '7 days'`;
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
  await db.deleteFrom('social_exchange').where('expires_at', '<', now).execute();
  await db.deleteFrom('one_time_code').where('expires_at', '<', weekAgo).execute();
  await db.deleteFrom('one_time_link').where('expires_at', '<', weekAgo).execute();
  await sql`
    delete from sign_in_throttle
    where coalesce(last_failed_at < now() - interval '30 days', true)
      and coalesce(codes_sent[cardinality(codes_sent)] < now() - interval '24 hours', true)
      and coalesce(link_sent_at < now() - interval '1 hour', true)`.execute(db);
  await sql`delete from account_rate_limit where ends_at < now()`.execute(db);
  await sql`delete from trusted_device where last_used_at < now() - make_interval(days => ${DEVICE_DAYS})`.execute(
    db,
  );
}

/**
 * Revokes all sessions, codes, links and pending e-mail changes after a restore. The backup may
 * contain some that were revoked later. Recovery links stay.
 */
export function revokeAllSignIns(em: Em): Promise<void> {
  return em.transactional(async (tx) => {
    const db = tx.getKysely();
    for (const table of [
      'session',
      'one_time_code',
      'passkey_challenge',
      'social_exchange',
    ] as const)
      await db.deleteFrom(table).execute();
    await db.deleteFrom('one_time_link').where('purpose', '<>', 'revert').execute();
    await tx.nativeUpdate(User, { pendingEmail: { $ne: null } }, { pendingEmail: null });
  });
}
