import { timingSafeEqual } from 'node:crypto';
import type { App } from '../platform/app.js';
import type { Secret } from '../platform/secret.js';

/** Minutes for which an address of a paper works. */
export const ADDRESS_MINUTES = 10;

/** What an address of a paper names: the paper, and the session in which it was asked for. */
export interface NamedPaper {
  orderId: string;
  paperId: string;
  userId: string;
  /** What its owner calls the session by. */
  sessionId: string;
  /** When it ends, in seconds since 1970, by the clock of the database. */
  until: string;
}

const signatureOf = (secret: Secret, named: NamedPaper): string => {
  const { orderId, paperId, userId, sessionId, until } = named;
  return secret
    .hash('address of a paper', orderId, paperId, userId, sessionId, until)
    .toString('base64url');
};

/** An address that opens a paper without a token, until its time has come or its session ends. */
export function paperUrl({ secret, publicUrl }: App, named: NamedPaper): string {
  const { orderId, paperId, userId: user, sessionId: session, until } = named;
  // Under the name by which what traces requests knows a signature, and leaves it out.
  const sig = signatureOf(secret, named);
  const query = new URLSearchParams({ user, session, until, sig });
  return `${publicUrl}/api/order/${orderId}/papers/${paperId}/open?${query.toString()}`;
}

/** The text under this name; empty where there is none, or more than one. */
const textIn = (query: Record<string, unknown>, name: string): string => {
  const { [name]: value } = query;
  return typeof value === 'string' ? value : '';
};

/** What an address names that this installation has signed, as it was signed; null for any other. */
export function readAddress(
  secret: Secret,
  { id: orderId, paperId }: { id: string; paperId: string },
  query: Record<string, unknown>,
): NamedPaper | null {
  const userId = textIn(query, 'user');
  const sessionId = textIn(query, 'session');
  const named = { orderId, paperId, userId, sessionId, until: textIn(query, 'until') };
  // As texts: two that differ in their last letter may stand for the same bytes.
  const expected = Buffer.from(signatureOf(secret, named));
  const given = Buffer.from(textIn(query, 'sig'));
  return given.length === expected.length && timingSafeEqual(given, expected) ? named : null;
}
