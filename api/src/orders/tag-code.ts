// No more than words: the web app prints the same ones.

/** What a tag calls its piece: the order's short id, and which piece of it, counted from 1. */
export const tagText = (shortId: string, piece: number): string => `${shortId}/${piece}`;

/**
 * What its QR code says, which hand scanners type as keys: only letters that make the smallest code, and a dot to begin
 * with, which is no shortcut of the back-office.
 */
export const tagCode = (shortId: string, piece: number): string =>
  `.${shortId.toUpperCase()}.${piece}`;

/** What a code begins with. */
export const TAG_BEGINS = '.';

/** What was scanned last, where one code was typed behind another or behind words. */
export const lastScanned = (text: string): string =>
  /\.[\da-f]{6}\.\d{1,4}$/i.exec(text)?.[0] ?? text;

/** The short id of the order that a tag belongs to, scanned or typed as it is read; null for other texts. */
export function taggedOrder(text: string): string | null {
  const [, shortId] = /^(?:#|\.)?([\da-f]{6})[./]\d{1,4}$/i.exec(text.trim()) ?? [];
  return shortId?.toLowerCase() ?? null;
}
