import { crc32 } from 'node:zlib';
import { newToken } from '../tokens.js';

/** Start of every API token. Secret scanners can find it. */
const PREFIX = 'dlk_live_';

const checksum = (text: string): string => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(text));
  return bytes.toString('base64url');
};

/** A new API token: prefix, 256 random bits, and a checksum of both. */
export function newApiToken(): string {
  const text = PREFIX + newToken();
  return text + checksum(text);
}

export const isApiToken = (token: string): boolean => token.startsWith(PREFIX);

/** Whether the checksum is right, so that a mistyped token needs no query. */
export function hasChecksum(token: string): boolean {
  const text = token.slice(0, -checksum('').length);
  return checksum(text) === token.slice(text.length);
}
