import { timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../platform/app-context.js';
import type { Secret } from '../platform/key-derivation.js';

/** Lifetime of a signed URL, in minutes. */
export const SIGNED_URL_MINUTES = 10;

/** Content of a signed URL: the document and the session that requested it. */
export interface DocumentUrlParts {
  orderId: string;
  documentId: string;
  userId: string;
  /** Public id of the session. */
  sessionId: string;
  /** Expiry in seconds since 1970, by the clock of the database. */
  until: string;
}

const signatureOf = (secret: Secret, named: DocumentUrlParts): string => {
  const { orderId, documentId, userId, sessionId, until } = named;
  return secret
    .hash('address of a document', orderId, documentId, userId, sessionId, until)
    .toString('base64url');
};

/** Signed URL that opens a document without a token, until it expires or its session ends. */
export function signedInvoiceUrl(
  { secret, publicUrl }: AppContext,
  named: DocumentUrlParts,
): string {
  const { orderId, documentId, userId: user, sessionId: session, until } = named;
  // OpenTelemetry's HTTP instrumentation redacts a URL parameter named `sig`.
  const sig = signatureOf(secret, named);
  const query = new URLSearchParams({ user, session, until, sig });
  return `${publicUrl}/api/orders/${orderId}/tax-documents/${documentId}/open?${query.toString()}`;
}

/** A single query parameter; empty if it is missing or repeated. */
const textIn = (query: Record<string, unknown>, name: string): string => {
  const { [name]: value } = query;
  return typeof value === 'string' ? value : '';
};

/** Content of a URL with a valid signature of this installation; null for an invalid one. */
export function readSignedUrl(
  secret: Secret,
  { id: orderId, documentId }: { id: string; documentId: string },
  query: Record<string, unknown>,
): DocumentUrlParts | null {
  const userId = textIn(query, 'user');
  const sessionId = textIn(query, 'session');
  const named = { orderId, documentId, userId, sessionId, until: textIn(query, 'until') };
  // Compared as text, because two base64url texts can decode to the same bytes.
  const expected = Buffer.from(signatureOf(secret, named));
  const given = Buffer.from(textIn(query, 'sig'));
  return given.length === expected.length && timingSafeEqual(given, expected) ? named : null;
}
