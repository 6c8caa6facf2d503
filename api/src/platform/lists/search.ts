import { cleanPhone } from '../inputs.js';

/**
 * LIKE pattern for text that stands anywhere, taken literally; for columns in lower case.
 * A whole phone number is searched by its ten digits, however it is written.
 */
export function contains(text: string): string {
  const phone = cleanPhone(text);
  const wanted = /^\d{10}$/.test(phone) ? phone : text;
  return `%${wanted.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
