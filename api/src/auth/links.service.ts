import { sql } from 'kysely';
import type { Em } from '../database.js';
import type { SignupDetails } from './one-time-code.entity.js';
import { type LinkPurpose, OneTimeLink } from './one-time-link.entity.js';
import { hashToken, newToken } from './secrets.js';

/** How long a mailed link works: a sign-in 15 minutes, the confirmation of an e-mail a day. */
const LINK_MINUTES: Record<LinkPurpose, number> = { signup: 15, login: 15, email: 24 * 60 };

interface NewLink {
  purpose: LinkPurpose;
  email: string;
  userId?: string;
  payload?: SignupDetails | null;
  /** Made for the looks only, and never to be used. */
  dead?: boolean;
}

export async function createLink(
  em: Em,
  { dead, ...link }: NewLink,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LINK_MINUTES[link.purpose] * 60_000);
  const consumedAt = dead ? new Date() : null;
  em.create(OneTimeLink, { ...link, tokenHash: hashToken(token), expiresAt, consumedAt });
  await em.flush();
  return { token, expiresAt };
}

export interface UsedLink {
  purpose: LinkPurpose;
  email: string;
  userId: string | null;
  payload: SignupDetails | null;
}

/** Consumes a link; null when it is unknown, used, out of date, or meant for something else. */
export async function consumeLink(
  em: Em,
  token: string,
  purposes: LinkPurpose[],
): Promise<UsedLink | null> {
  const row = await em
    .getKysely()
    .updateTable('one_time_link')
    .set({ consumed_at: sql<Date>`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning([
      'purpose',
      'email',
      'user_id as userId',
      sql<SignupDetails | null>`payload`.as('payload'),
    ])
    .executeTakeFirst();
  return row ?? null;
}
