/** LIKE pattern for text that stands anywhere, taken literally; for columns in lower case. */
export const contains = (text: string): string =>
  `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
