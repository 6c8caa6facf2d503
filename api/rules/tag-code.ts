/** Text of a tag: the short id of the order and the number of the piece, counted from 1. */
export const tagText = (shortId: string, piece: number): string => `${shortId}/${piece}`;

/**
 * Content of the QR code of a tag. Capital letters and digits give the smallest QR code. A hand
 * scanner types the content like a keyboard. It begins with a dot, because no keyboard shortcut of
 * the back-office uses a dot.
 */
export const tagCode = (shortId: string, piece: number): string =>
  `.${shortId.toUpperCase()}.${piece}`;

/** First character of a tag code. */
export const TAG_PREFIX = '.';

/**
 * The last tag code in a text with several scans in a row; the whole text if it does not end with a
 * tag code.
 */
export const lastScanned = (text: string): string =>
  /\.[\da-f]{6}\.\d{1,4}$/i.exec(text)?.[0] ?? text;

/** The short id of the order of a scanned or typed tag; null for any other text. */
export function taggedOrder(text: string): string | null {
  const [, shortId] = /^(?:#|\.)?([\da-f]{6})[./]\d{1,4}$/i.exec(text.trim()) ?? [];
  return shortId?.toLowerCase() ?? null;
}
