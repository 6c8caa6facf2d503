import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { LINK_MINUTES } from '../codes/code.policy.js';
import { isOpen, type Link, LINK_PARTS } from './one-time-links.queries.js';
import type { LinkPurpose } from './one-time-link.entity.js';
import { hashToken, newToken } from '../secrets.js';

/** How long a mailed link works: the confirmation of an e-mail a day, the way back three. */
const MINUTES: Record<LinkPurpose, number> = {
  ...LINK_MINUTES,
  email: 24 * 60,
  undo: 72 * 60,
};

interface NewLink {
  purpose: LinkPurpose;
  email: string;
  userId?: string;
  askedBy?: string;
  sessionHash?: Buffer;
  /** Made for the looks only, and never to be used. */
  dead?: boolean;
}

/** Makes a link and ends its siblings: those of the same account, or e-mail, for the same purpose. */
export async function createLink(
  em: Em,
  { dead = false, ...link }: NewLink,
): Promise<{ token: string; expiresAt: Date }> {
  await endSiblings(em, link);
  const token = newToken();
  await em.flush();
  const { purpose, email, userId = null, askedBy = null, sessionHash = null } = link;
  const now = sql<Date>`now()`;
  // What ends by the database's clock begins by it: that of this process may be another.
  const { expiresAt } = await em
    .getKysely()
    .insertInto('one_time_link')
    .values({
      ...{ token_hash: hashToken(token), purpose, email, user_id: userId, asked_by: askedBy },
      ...{ session_hash: sessionHash, created_at: now },
      // One statement for both, so that the work tells nobody which of them it is.
      consumed_at: sql<Date>`case when ${dead}::boolean then now() end`,
      expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES[purpose]})`,
    })
    .returning('expires_at as expiresAt')
    .executeTakeFirstOrThrow();
  return { token, expiresAt: new Date(expiresAt) };
}

/** A sibling that is locked is being used in this moment. Ways back lead to different e-mails and stay. */
async function endSiblings(em: Em, { purpose, email, userId }: NewLink): Promise<void> {
  if (purpose === 'undo') return;
  const same = userId ? sql`user_id = ${userId}` : sql`email = ${email}`;
  await sql`
    update one_time_link set consumed_at = now() where token_hash in (
      select token_hash from one_time_link where purpose = ${purpose} and ${same} and ${isOpen}
      for update skip locked)`.execute(em.getKysely());
}

/**
 * Uses a link up; null like `readLink`. Whoever changes an account by it holds the account first, as does
 * everything else that ends links.
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
    .returning(LINK_PARTS)
    .executeTakeFirst();
  return row ?? null;
}
