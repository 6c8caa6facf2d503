import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a URL and a header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A token has 256 random bits, so an unsalted hash protects it at rest. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
