import { fourDigits } from '../platform/four-digits.js';
import type { OrderToChange } from './order-change.service.js';

/**
 * The printed delivery code of an order, only for a customer without e-mail. It never changes,
 * because the receipt may be printed. A customer with e-mail gets a mailed code instead.
 */
export const printedCodeFor = ({ user, printedCode }: OrderToChange): string | null =>
  user.$.email === null ? (printedCode ?? fourDigits()) : null;
