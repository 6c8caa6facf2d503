import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../env.js';
import { Secret } from '../platform/key-derivation.js';
import { createPdfRenderer } from './create-pdf-renderer.js';
import { createProviders } from './providers.js';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'laundry-providers-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** External services of an installation with these environment variables. */
async function providersWith(variables: Record<string, string>) {
  const env = readEnv({ DATA_DIR: dataDir, ...variables });
  const secret = new Secret('a secret that is only good for tests, 32+');
  const { publicUrl, production, otpFailureLockoutThreshold, staffPasskeys } = env;
  const pdfRenderer = createPdfRenderer();
  const app = {
    secret,
    publicUrl,
    production,
    otpFailureLockoutThreshold,
    staffPasskeys,
    pdfRenderer,
  };
  const { social, payments, devServices } = await createProviders(env, app);
  return { social: social?.label, payments: Boolean(payments), devServices: devServices.length };
}

const DATABASE_URL = 'postgres://laundry@localhost/laundry';
const PRODUCTION = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail' };
const OIDC = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
};
const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
};

const none = { social: undefined, payments: false, devServices: 0 };

describe('external services', () => {
  it('are local doubles only in a demo on a loopback host', async () => {
    expect(await providersWith({})).toEqual({ social: 'Test ID', payments: true, devServices: 2 });
    expect(await providersWith({ DATABASE_URL })).toEqual(none);
    expect(await providersWith(PRODUCTION)).toEqual(none);
    expect(await providersWith({ PUBLIC_URL: 'http://192.168.1.20:4000' })).toEqual(none);
    expect(await providersWith({ PUBLIC_URL: 'http://127.0.0.1:4000' })).toMatchObject({
      devServices: 2,
    });
  });

  it('are the configured ones when their variables are set', async () => {
    expect(await providersWith({ ...OIDC, ...RAZORPAY, DATABASE_URL })).toEqual({
      social: 'Google',
      payments: true,
      devServices: 0,
    });
    expect(await providersWith({ ...OIDC, OIDC_LABEL: 'Keycloak' })).toEqual({
      social: 'Keycloak',
      payments: true,
      devServices: 1,
    });
  });

  it.each([
    ['OIDC_CLIENT_SECRET', { ...OIDC, OIDC_CLIENT_SECRET: '' }],
    ['RAZORPAY_WEBHOOK_SECRET', { ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET: '' }],
    ['OIDC_ISSUER', { ...OIDC, OIDC_ISSUER: 'http://accounts.google.com' }],
    ['RAZORPAY_API_URL', { ...PRODUCTION, ...RAZORPAY, RAZORPAY_API_URL: 'http://pay.example' }],
  ])(
    'stop the start and name %s, when a group is incomplete or TLS is missing',
    async (name, variables) => {
      await expect(providersWith(variables)).rejects.toThrow(new RegExp(`^${name}: `));
    },
  );
});
