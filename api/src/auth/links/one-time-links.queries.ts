import { sql } from 'kysely';
import type { Em } from '../../database.js';
import type { LinkPurpose } from './one-time-link.entity.js';
import { hashToken } from '../tokens.js';

/** SQL condition for codes and links: neither used nor expired. */
export const isOpen = sql<boolean>`consumed_at is null and expires_at > now()`;

export interface Link {
  purpose: LinkPurpose;
  email: string;
  userId: string | null;
  sessionHash: Buffer | null;
  createdAt: Date;
}

export const LINK_COLUMNS = [
  'purpose',
  'email',
  'user_id as userId',
  sql<Buffer | null>`session_hash`.as('sessionHash'),
  'created_at as createdAt',
] as const;

/**
 * Finds a valid link without consuming it. Null when it is unknown, used, expired or of another
 * purpose.
 */
export async function readLink(
  em: Em,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<Link | null> {
  const row = await em
    .getKysely()
    .selectFrom('one_time_link')
    .select(LINK_COLUMNS)
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where(isOpen)
    .executeTakeFirst();
  return row ?? null;
}
