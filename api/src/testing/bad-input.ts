/** Invalid single-line texts, by their error. */
export const BAD_LINES = {
  empty: '',
  blank: '   ',
  'with nothing to see': '\u200b\u2060\u00ad\u3164\u2800\u034f'.repeat(4),
  huge: 'x'.repeat(10_000),
  'with a NUL': 'Some \0 text that is long enough',
  'with half a character': 'Some \ud83d text that is long enough',
  'with a control character': 'Some \u0007 text that is long enough',
} as const;

/** Invalid prices. JSON has no NaN, so a client sends it as text or null. */
export const BAD_PRICES = {
  negative: -1,
  huge: 1e15,
  'not safe': 2 ** 53,
  'a fraction of a paisa': 12.5,
  'no number': 'NaN',
  null: null,
} as const;
