import { sql } from 'kysely';
import type { Em } from '../../database.js';
import type { AppError } from '../../platform/errors.js';
import { orRefuse } from '../../platform/unique.js';
import { hashToken, newToken } from '../secrets.js';
import { isOpen } from './one-time-links.queries.js';

/** A link that gives this e-mail back to an account in use that it was taken from. */
const isWayBackTo = (email: string) => sql<boolean>`
  purpose = 'undo' and email = ${email} and ${isOpen}
    and exists (select from "user" u where u.id = user_id and u.archived_at is null)`;

/** Whether an account, or one that is not this one, can still go back to this e-mail. */
export async function hasWayBack(em: Em, email: string, but?: string): Promise<boolean> {
  const row = await em
    .getKysely()
    .selectFrom('one_time_link')
    .select('token_hash')
    .where(isWayBackTo(email))
    .where(sql<boolean>`user_id is distinct from ${but ?? null}::uuid`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether whoever had this account before can still take it back. */
export async function canBeTakenBack(em: Em, account: { id: string }): Promise<boolean> {
  const row = await em
    .getKysely()
    .selectFrom('one_time_link')
    .select('token_hash')
    .where(sql<boolean>`user_id = ${account.id} and purpose = 'undo' and ${isOpen}`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Waits for the write of an account's e-mail, and refuses one that another account has, or can still go back to. That is
 * looked at once it is written: an account that leaves it at the same moment has been waited for.
 */
export async function takeEmail<Written>(
  em: Em,
  write: Promise<Written>,
  { id, email }: { id: string; email: string },
  refusal: AppError,
): Promise<Written> {
  const written = await orRefuse(write, refusal);
  if (await hasWayBack(em, email, id)) throw refusal;
  return written;
}

export interface WayBack {
  token: string;
  expiresAt: Date;
  /** What the account has now. */
  email: string;
}

/**
 * Gives the last way back to this e-mail a fresh token, which takes the place of the one before and ends when that
 * would have. One row is written in any case, a dead one where there is nothing to renew, so that the work tells nobody
 * which e-mail has a way back. Nothing else is locked after it by the caller: whoever undoes holds more.
 */
export async function renewWayBack(
  em: Em,
  email: string,
  { renew }: { renew: boolean },
): Promise<WayBack | null> {
  const token = newToken();
  const hash = hashToken(token);
  const { rows } = await sql<Omit<WayBack, 'token'>>`
    with renewed as (
      update one_time_link set token_hash = ${hash}
      where ${renew}::boolean and ${isOpen} and token_hash = (
        select token_hash from one_time_link where ${isWayBackTo(email)} order by created_at desc limit 1)
      returning user_id, expires_at
    ), dead as (
      insert into one_time_link (token_hash, purpose, email, expires_at, consumed_at)
      select ${hash}, 'undo', ${email}, now(), now() where not exists (select from renewed)
    )
    select u.email, r.expires_at as "expiresAt" from renewed r join "user" u on u.id = r.user_id`.execute(
    em.getKysely(),
  );
  const [row] = rows;
  return row ? { ...row, token, expiresAt: new Date(row.expiresAt) } : null;
}

/**
 * Ends the ways back to this e-mail and to those that came after it; true when there was one. An earlier one
 * stays: whoever had the account before has the longer say.
 */
export async function endWaysBack(em: Em, userId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    update one_time_link set consumed_at = now()
    where user_id = ${userId} and purpose = 'undo' and ${isOpen} and created_at >= (
      select min(created_at) from one_time_link
      where user_id = ${userId} and purpose = 'undo' and email = ${email} and ${isOpen})
    returning token_hash`.execute(em.getKysely());
  return rows.length > 0;
}
