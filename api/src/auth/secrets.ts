import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Four digits, every one of the 10,000 equally likely. */
export const newCode = (): string => String(randomInt(10_000)).padStart(4, '0');

/** 256 random bits, safe in a URL and a header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A token has enough entropy of its own, so a plain hash keeps it safe at rest. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
