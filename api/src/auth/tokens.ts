import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits, safe in a URL and a header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * Hash that the database stores instead of the token. It needs no salt, because a token has 256
 * random bits.
 */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
