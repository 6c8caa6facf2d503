import { AppError, badInput } from '../../platform/errors.js';
import { MAX_ATTEMPTS } from './code.policy.js';
import type { WrongCode } from './codes.service.js';

export const WRONG_CODE = 'This code is wrong or has expired. Check it, or request a new one';

const OTHER_BROWSER =
  'A code works only in the browser that requested it. Please request a new one here';

/**
 * Error for a wrong code. The message says whether attempts are left, and whether another browser
 * may have requested the code.
 */
export function wrongCode({ elsewhere, retryAfter }: WrongCode): AppError {
  if (retryAfter === undefined) return badInput({ otp: elsewhere ? OTHER_BROWSER : WRONG_CODE });
  const next = retryAfter
    ? `You can request a new one in ${retryAfter} seconds`
    : 'Please request a new one';
  const otp = `This code no longer works after ${MAX_ATTEMPTS} wrong attempts. ${next}`;
  return new AppError('BAD_USER_INPUT', otp, { fields: { otp }, retryAfter });
}
