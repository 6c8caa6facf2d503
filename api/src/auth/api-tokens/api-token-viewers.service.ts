import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { AppError } from '../../platform/errors.js';
import { hashToken } from '../tokens.js';
import type { Authentication, Viewer } from '../viewer.js';
import { hasChecksum } from './api-token-text.js';
import { viewersOfApiToken, viewersOfApiTokenId } from './api-tokens.queries.js';

/** A token needs no passkey, because a person with the required sign-in created it. */
const BY_PASSKEY = { byPasskey: true };

/** IP address as PostgreSQL compares it with networks; null for the address of a lost client. */
const inetOf = (ip: string): string | null => (isIP(ip) ? ipaddr.process(ip).toString() : null);

/**
 * The viewer of an API token. Refused when the token is unknown, expired, revoked, or used from
 * another network, and when its app is disabled or its enterprise deleted.
 */
export async function viewerOfApiToken(em: Em, token: string, ip: string): Promise<Authentication> {
  if (!hasChecksum(token)) return { viewer: null, tokenRefusal: 'TOKEN_UNKNOWN' };
  const [row] = await viewersOfApiToken(em, {
    tokenHash: hashToken(token),
    ip: inetOf(ip),
  });
  if (!row) return { viewer: null, tokenRefusal: 'TOKEN_UNKNOWN' };
  const { usedLongAgo, refusal, ...viewer } = row;
  if (refusal) return { viewer: null, tokenRefusal: refusal };
  if (usedLongAgo) {
    await em
      .getKysely()
      .updateTable('api_token')
      .set({ last_used_at: sql<Date>`now()`, last_used_address: ip })
      .where('id', '=', viewer.apiTokenId)
      .execute();
  }
  return { viewer: { ...viewer, ...BY_PASSKEY } };
}

/** The viewer of a signed URL that an API token got; null when the token or the URL has expired. */
export async function viewerOfApiTokenId(
  em: Em,
  named: { userId: string; id: string; until: string },
): Promise<Viewer | null> {
  const [row] = await viewersOfApiTokenId(em, named);
  return row ? { ...row, ...BY_PASSKEY } : null;
}

/**
 * Locks the token until the transaction ends, so that a concurrent revocation waits. Throws
 * UNAUTHENTICATED for a revoked token.
 */
export async function lockApiToken(em: Em, id: string): Promise<void> {
  const token = await em
    .getKysely()
    .selectFrom('api_token')
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!token)
    throw new AppError('UNAUTHENTICATED', 'This API token was revoked', {
      reason: 'TOKEN_REVOKED',
    });
}
