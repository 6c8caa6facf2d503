import { fourDigits } from '../platform/four-digits.js';
import type { OrderToChange } from './order-change.service.js';

/**
 * Delivery code on the printed receipt, only for a customer without e-mail. It never changes, because the receipt is
 * already printed. A customer with e-mail gets a code that is not printed.
 */
export const printedCodeFor = ({ user, printedCode }: OrderToChange): string | null =>
  user.$.email === null ? (printedCode ?? fourDigits()) : null;
