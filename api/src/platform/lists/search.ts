import { cleanPhone } from '../inputs.js';

/** Accents above and below letters of Latin kind; marks of other scripts are letters, and stay. */
const ACCENTS = /[\u0300-\u036f]/g;

/** As `normalize_search_text` of the database writes it: in lower case and without accents. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase();

/**
 * LIKE pattern for a literal text anywhere in a column that is lower case and without accents. A
 * whole phone number is searched by its ten digits, in any notation.
 */
export function contains(text: string): string {
  const phone = cleanPhone(text);
  const wanted = /^\d{10}$/.test(phone) ? phone : text;
  return `%${plain(wanted).replace(/[\\%_]/g, '\\$&')}%`;
}
