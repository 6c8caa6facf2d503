/** First letters of the first two words that start with a letter. Emoji are skipped. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();
