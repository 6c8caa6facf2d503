// The web app imports this file too, so it must not import anything.

/** Text of a tag: the short id of the order and the number of the piece, counted from 1. */
export const tagText = (shortId: string, piece: number): string => `${shortId}/${piece}`;

/**
 * Content of the QR code of a tag. Hand scanners type it like a keyboard. Its capital letters and
 * digits give the smallest QR code. It starts with a dot, because no keyboard shortcut of the
 * back-office uses a dot.
 */
export const tagCode = (shortId: string, piece: number): string =>
  `.${shortId.toUpperCase()}.${piece}`;

/** First character of a tag code. */
export const TAG_BEGINS = '.';

/** The last tag code of a text that may contain several scans in a row. */
export const lastScanned = (text: string): string =>
  /\.[\da-f]{6}\.\d{1,4}$/i.exec(text)?.[0] ?? text;

/** The short id of the order of a scanned or typed tag; null for any other text. */
export function taggedOrder(text: string): string | null {
  const [, shortId] = /^(?:#|\.)?([\da-f]{6})[./]\d{1,4}$/i.exec(text.trim()) ?? [];
  return shortId?.toLowerCase() ?? null;
}
