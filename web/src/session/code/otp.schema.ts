import { array, object, string } from 'yup';

const otpLength = 4;

export const emptyOtp = (): string[] => Array.from({ length: otpLength }, () => '');

/** Schema of the code form: four boxes of one digit each. */
export const otpSchema = object({
  otp: array()
    .of(string().matches(/^\d*$/, 'Only digits allowed').max(1, 'One digit per box').default(''))
    .test('complete', 'OTP is required', (boxes) => boxes?.every(Boolean) ?? false)
    .required('OTP is required'),
});
