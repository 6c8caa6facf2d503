import { fourDigits } from '../platform/four-digits.js';
import type { OrderToChange } from './order-change.service.js';

/**
 * The delivery code on paper: only a customer without e-mail has one, and keeps it, since the receipt is printed. Whoever has an
 * e-mail gets a code that no paper shows.
 */
export const printedCodeFor = ({ user, printedCode }: OrderToChange): string | null =>
  user.$.email === null ? (printedCode ?? fourDigits()) : null;
