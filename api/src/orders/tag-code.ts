// This file has no imports, because the web app uses it too.

/** Text of a tag: the short id of the order and the number of the piece, counted from 1. */
export const tagText = (shortId: string, piece: number): string => `${shortId}/${piece}`;

/**
 * Content of the QR code of a tag. Hand scanners type it as keys. Its letters allow the smallest QR code; it starts
 * with a dot, because a dot is no keyboard shortcut of the back office.
 */
export const tagCode = (shortId: string, piece: number): string =>
  `.${shortId.toUpperCase()}.${piece}`;

/** Prefix of a tag code. */
export const TAG_BEGINS = '.';

/** The last tag code in a text, if several codes were typed after each other. */
export const lastScanned = (text: string): string =>
  /\.[\da-f]{6}\.\d{1,4}$/i.exec(text)?.[0] ?? text;

/** The short id of the order of a scanned or typed tag; null for other texts. */
export function taggedOrder(text: string): string | null {
  const [, shortId] = /^(?:#|\.)?([\da-f]{6})[./]\d{1,4}$/i.exec(text.trim()) ?? [];
  return shortId?.toLowerCase() ?? null;
}
