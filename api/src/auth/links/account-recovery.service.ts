import { sql } from 'kysely';
import type { Em } from '../../database.js';
import type { AppError } from '../../platform/errors.js';
import { mapUniqueViolation } from '../../platform/unique-violation.js';
import { hashToken, newToken } from '../tokens.js';
import { isOpen } from './one-time-links.queries.js';

/** SQL condition for a valid link that restores this e-mail for an existing account. */
const isRecoveryLinkTo = (email: string) => sql<boolean>`
  purpose = 'revert' and email = ${email} and ${isOpen}
    and exists (select from "user" u where u.id = user_id and u.archived_at is null)`;

/**
 * Whether an account other than `exceptUserId` can still restore this e-mail with a recovery link.
 */
export async function hasRecoveryLink(
  em: Em,
  email: string,
  exceptUserId?: string,
): Promise<boolean> {
  const row = await em
    .getKysely()
    .selectFrom('one_time_link')
    .select('token_hash')
    .where(isRecoveryLinkTo(email))
    .where(sql<boolean>`user_id is distinct from ${exceptUserId ?? null}::uuid`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a former e-mail owner can still recover this account with a link. */
export async function isRecoverable(em: Em, account: { id: string }): Promise<boolean> {
  const row = await em
    .getKysely()
    .selectFrom('one_time_link')
    .select('token_hash')
    .where(sql<boolean>`user_id = ${account.id} and purpose = 'revert' and ${isOpen}`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Runs the write of an account's new e-mail. Throws CONFLICT for an e-mail that another account has
 * or can still recover. The check follows the write, because the write waits for a concurrent
 * change of that e-mail.
 */
export async function claimEmail<Result>(
  em: Em,
  write: Promise<Result>,
  { id, email }: { id: string; email: string },
  refusal: AppError,
): Promise<Result> {
  const written = await mapUniqueViolation(write, refusal);
  if (await hasRecoveryLink(em, email, id)) throw refusal;
  return written;
}

export interface RecoveryLink {
  token: string;
  expiresAt: Date;
  /** Current e-mail of the account. */
  email: string;
}

/**
 * Replaces the token of the latest recovery link to this e-mail; the expiry stays. Without a link
 * it inserts an invalid row, so that the response time does not reveal recoverable e-mails. The
 * caller takes no lock after this one, because a recovery locks several rows in another order.
 */
export async function renewRecoveryLink(
  em: Em,
  email: string,
  { renew }: { renew: boolean },
): Promise<RecoveryLink | null> {
  const token = newToken();
  const hash = hashToken(token);
  const { rows } = await sql<Omit<RecoveryLink, 'token'>>`
    with renewed as (
      update one_time_link set token_hash = ${hash}
      where ${renew}::boolean and ${isOpen} and token_hash = (
        select token_hash from one_time_link where ${isRecoveryLinkTo(email)} order by created_at desc limit 1)
      returning user_id, expires_at
    ), invalid as (
      insert into one_time_link (token_hash, purpose, email, expires_at, consumed_at)
      select ${hash}, 'revert', ${email}, now(), now() where not exists (select from renewed)
    )
    select u.email, r.expires_at as "expiresAt" from renewed r join "user" u on u.id = r.user_id`.execute(
    em.getKysely(),
  );
  const [row] = rows;
  return row ? { ...row, token, expiresAt: new Date(row.expiresAt) } : null;
}

/**
 * Revokes the recovery links to this e-mail and to later e-mails of the account. Returns true when
 * there was one. Links to earlier e-mails stay, because an earlier owner has priority.
 */
export async function revokeRecoveryLinks(em: Em, userId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    update one_time_link set consumed_at = now()
    where user_id = ${userId} and purpose = 'revert' and ${isOpen} and created_at >= (
      select min(created_at) from one_time_link
      where user_id = ${userId} and purpose = 'revert' and email = ${email} and ${isOpen})
    returning token_hash`.execute(em.getKysely());
  return rows.length > 0;
}
