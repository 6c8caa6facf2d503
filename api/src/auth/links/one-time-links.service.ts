import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { LINK_MINUTES } from '../codes/code.policy.js';
import { isOpen, type Link, LINK_COLUMNS } from './one-time-links.queries.js';
import type { LinkPurpose } from './one-time-link.entity.js';
import { hashToken, newToken } from '../tokens.js';

/** Validity in minutes: 24 hours to confirm an e-mail, 72 hours to revert a change. */
const MINUTES: Record<LinkPurpose, number> = {
  ...LINK_MINUTES,
  email: 24 * 60,
  revert: 72 * 60,
};

interface NewLink {
  purpose: LinkPurpose;
  email: string;
  userId?: string;
  requestedBy?: string;
  sessionHash?: Buffer;
  /**
   * Creates a link that never works, so that both cases run the same steps and take the same time.
   */
  isInvalid?: boolean;
}

/**
 * Creates a link. Revokes older links of the same purpose and account, or of the same e-mail when
 * the link belongs to no account.
 */
export async function createLink(
  em: Em,
  { isInvalid = false, ...link }: NewLink,
): Promise<{ token: string; expiresAt: Date }> {
  await revokeOlderLinks(em, link);
  const token = newToken();
  await em.flush();
  const { purpose, email, userId = null, requestedBy = null, sessionHash = null } = link;
  const now = sql<Date>`now()`;
  // The database clock sets both times, because the clock of this process may differ.
  const { expiresAt } = await em
    .getKysely()
    .insertInto('one_time_link')
    .values({
      ...{
        token_hash: hashToken(token),
        purpose,
        email,
        user_id: userId,
        requested_by: requestedBy,
      },
      ...{ session_hash: sessionHash, created_at: now },
      // One statement creates valid and invalid links, so that the response time does not reveal
      // which it is.
      consumed_at: sql<Date>`case when ${isInvalid}::boolean then now() end`,
      expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES[purpose]})`,
    })
    .returning('expires_at as expiresAt')
    .executeTakeFirstOrThrow();
  return { token, expiresAt: new Date(expiresAt) };
}

/**
 * Revokes the older links. Links that another request has locked are skipped, because that request
 * uses them. Recovery links stay, because each one restores another e-mail.
 */
async function revokeOlderLinks(em: Em, { purpose, email, userId }: NewLink): Promise<void> {
  if (purpose === 'revert') return;
  const same = userId ? sql`user_id = ${userId}` : sql`email = ${email}`;
  await sql`
    update one_time_link set consumed_at = now() where token_hash in (
      select token_hash from one_time_link where purpose = ${purpose} and ${same} and ${isOpen}
      for update skip locked)`.execute(em.getKysely());
}

/**
 * Consumes a link. Returns null in the same cases as `readLink`. A caller that changes an account
 * locks the account first, to prevent deadlocks.
 */
export async function consumeLink(
  em: Em,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<Link | null> {
  const row = await em
    .getKysely()
    .updateTable('one_time_link')
    .set({ consumed_at: sql<Date>`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where(isOpen)
    .returning(LINK_COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}
