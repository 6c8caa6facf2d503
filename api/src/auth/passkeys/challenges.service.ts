import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { hashToken, newToken } from '../tokens.js';

const CHALLENGE_MINUTES = 5;

/** Timeout of the browser dialog, and validity of the challenge, in milliseconds. */
export const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000;

/** Creates a challenge: to add a passkey to this account, or, with null, for a sign-in. */
export async function newChallenge(
  em: Em,
  userId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = newToken();
  await em
    .getKysely()
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashToken(challenge),
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
    })
    .execute();
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

/**
 * Consumes a challenge, even if a later check fails. Returns false when it is unknown, used,
 * expired or of another purpose.
 */
export async function useChallenge(
  em: Em,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const used = await em
    .getKysely()
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`user_id is not distinct from ${userId}::uuid`)
    .returning('expires_at')
    .executeTakeFirst();
  return used !== undefined;
}
