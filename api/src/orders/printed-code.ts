import { newOtp } from '../platform/otp.js';
import type { OrderForUpdate } from './order-mutation.service.js';

/**
 * The printed delivery code of an order, only for a customer without e-mail. It never changes,
 * because the receipt may be printed. A customer with e-mail gets a mailed code instead.
 */
export const printedCodeFor = ({ user, printedCode }: OrderForUpdate): string | null =>
  user.$.email === null ? (printedCode ?? newOtp()) : null;
