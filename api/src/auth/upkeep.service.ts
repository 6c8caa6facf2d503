import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Em } from '../database.js';
import { Role } from '../users/user.entity.js';

/** Forgets what nobody can use any more: sessions, codes and links that are over, and old counts of wrong tries. */
export async function cleanUp(em: Em): Promise<void> {
  const db = em.getKysely();
  const now = sql<Date>`now()`;
  const weekAgo = sql<Date>`now() - interval '7 days'`;
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
  await db.deleteFrom('one_time_code').where('expires_at', '<', weekAgo).execute();
  await db.deleteFrom('one_time_link').where('expires_at', '<', weekAgo).execute();
  await db
    .deleteFrom('sign_in_guard')
    .where(sql<Date>`wrong_tries[cardinality(wrong_tries)]`, '<', weekAgo)
    .where((eb) =>
      eb.or([eb('codes_stopped_until', 'is', null), eb('codes_stopped_until', '<', now)]),
    )
    .execute();
}

/**
 * Makes sure that this e-mail is an admin's: an account that exists is promoted, a missing one is made.
 * Safe to run at every start, also of several processes at once.
 */
export async function ensureAdmin(em: Em, email: string): Promise<void> {
  await sql`
    insert into "user" (id, name, email, role) values (${v7()}, 'Admin', ${email}, ${Role.ADMIN})
    on conflict (email) where archived_at is null do update set role = excluded.role
      where "user".role <> excluded.role`.execute(em.getKysely());
}
