import { newOtp } from '../platform/otp.js';
import type { OrderForUpdate } from './order-mutation.service.js';

/**
 * Delivery code for receipt and tags, only for a customer without e-mail. It never changes, because
 * the customer may already have the printed receipt. A customer with e-mail gets the code by mail.
 */
export const printedCodeFor = ({ user, printedCode }: OrderForUpdate): string | null =>
  user.$.email === null ? (printedCode ?? newOtp()) : null;
