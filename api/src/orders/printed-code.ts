import { fourDigits } from '../platform/four-digits.js';
import type { OrderToChange } from './order-change.service.js';

/**
 * The delivery code on paper, for a customer without e-mail only. It stays the same, since the receipt is printed. A customer with
 * e-mail gets a code that no paper shows.
 */
export const printedCodeFor = ({ user, printedCode }: OrderToChange): string | null =>
  user.$.email === null ? (printedCode ?? fourDigits()) : null;
