import { readEnv } from '../env.js';

export type Variables = Record<string, string>;

export const DATABASE_URL = 'postgres://laundry:secret@database:5432/laundry';
export const SECRET = 'thirty-two characters, no more..';
/** Variables that production requires. */
export const REAL = {
  NODE_ENV: 'production',
  DATABASE_URL,
  APP_SECRET: SECRET,
  SMTP_URL: 'smtp://mail:587',
};
export const OIDC = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'an id',
  OIDC_CLIENT_SECRET: 'a secret',
};
export const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'a key',
  RAZORPAY_WEBHOOK_SECRET: 'a hook',
};

export const S3 = {
  S3_URL: 'https://s3.ap-south-1.amazonaws.com/laundry',
  S3_ACCESS_KEY_ID: 'a key',
  S3_SECRET_ACCESS_KEY: 'a secret',
};

/** Error message of `readEnv` for these variables. */
export function complaint(variables: Variables): string {
  try {
    readEnv(variables);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no complaint';
}
