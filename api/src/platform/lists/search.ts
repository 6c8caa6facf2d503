import { cleanPhone } from '../input-decorators.js';

/** Accents of Latin letters. Marks of other scripts are part of the letters and stay. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Lower case without accents, like `normalize_search_text` of the database. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase();

/**
 * LIKE pattern for a literal text anywhere in a column that is normalised by
 * `normalize_search_text`. A whole phone number is searched by its ten digits, in any notation.
 */
export function contains(text: string): string {
  const phone = cleanPhone(text);
  const wanted = /^\d{10}$/.test(phone) ? phone : text;
  return `%${plain(wanted).replace(/[\\%_]/g, '\\$&')}%`;
}
