import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.js';
import { complaint, OIDC, RAZORPAY, S3, SECRET, type Variables } from './testing/variables.js';

const GOOGLE = {
  issuer: 'https://accounts.google.com',
  clientId: 'an id',
  clientSecret: 'a secret',
  label: 'Google',
};
const PAYMENTS = {
  keyId: 'rzp_test_1',
  keySecret: 'a key',
  webhookSecret: 'a hook',
  apiUrl: 'https://api.razorpay.com',
};

const BUCKET = {
  url: 'https://s3.ap-south-1.amazonaws.com/laundry',
  region: 'us-east-1',
  keyId: 'a key',
  secret: 'a secret',
};

/** Default values of all variables, as in docs/operations/configuration.md. */
const UNSET = {
  nodeEnv: 'development',
  production: false,
  embedded: true,
  port: 4000,
  host: '127.0.0.1',
  publicUrl: 'http://localhost:4000',
  databaseUrl: undefined,
  directUrl: undefined,
  poolSize: 10,
  dataDir: '.data',
  smtpUrl: undefined,
  mailFrom: undefined,
  appSecret: undefined,
  metricsToken: undefined,
  otpFailureLockoutThreshold: 50_000,
  staffPasskeys: 'optional',
  adminEmail: 'admin@laundry.test',
  demoData: true,
  oidc: undefined,
  razorpay: undefined,
  objectStore: undefined,
  trustProxy: undefined,
  unprotected: [],
};

/** Further variables that are set, with their results. */
interface FurtherVariables {
  variables: Variables;
  settings: object;
}
const NOTHING: FurtherVariables = { variables: {}, settings: {} };
const LOCAL_DATABASE = 'postgres://laundry:secret@localhost:5432/laundry';
const AT_DATABASE = {
  ...{ databaseUrl: LOCAL_DATABASE, directUrl: LOCAL_DATABASE, embedded: false },
  ...{ adminEmail: undefined, demoData: false },
};
const DATABASE = { variables: { DATABASE_URL: LOCAL_DATABASE }, settings: AT_DATABASE };
const MAIL = { variables: { SMTP_URL: 'smtp://m' }, settings: { smtpUrl: 'smtp://m' } };
const SOCIAL = { variables: OIDC, settings: { oidc: GOOGLE } };
const ONLINE = { variables: RAZORPAY, settings: { razorpay: PAYMENTS } };
const STORE = { variables: S3, settings: { objectStore: BUCKET } };

/** A variable with its value and results, and further variables that it needs. */
const CHANGES: [name: string, value: string, changed: object, beside?: FurtherVariables][] = [
  [
    'NODE_ENV',
    'production',
    {
      nodeEnv: 'production',
      production: true,
      otpFailureLockoutThreshold: 50,
      adminEmail: undefined,
      demoData: false,
    },
    MAIL,
  ],
  ['PORT', '8080', { port: 8080, publicUrl: 'http://localhost:8080' }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['PUBLIC_URL', 'http://laundry.example/', { publicUrl: 'http://laundry.example' }],
  ['DATABASE_URL', LOCAL_DATABASE, AT_DATABASE],
  [
    'DATABASE_DIRECT_URL',
    'postgres://itself/laundry',
    { directUrl: 'postgres://itself/laundry' },
    DATABASE,
  ],
  ['DATABASE_POOL_SIZE', '25', { poolSize: 25 }],
  ['DATA_DIR', '/var/lib/laundry', { dataDir: '/var/lib/laundry' }],
  ['APP_SECRET', SECRET, { appSecret: SECRET }],
  ['METRICS_TOKEN', SECRET, { metricsToken: SECRET }],
  ['OTP_FAILURE_LOCKOUT_THRESHOLD', '7', { otpFailureLockoutThreshold: 7 }],
  ['STAFF_PASSKEYS', 'required', { staffPasskeys: 'required' }],
  ['ADMIN_EMAIL', ' Owner@EXAMPLE.in', { adminEmail: 'owner@example.in' }],
  ['DEMO_DATA', 'false', { demoData: false }],
  ['SMTP_URL', 'smtps://mail:465', { smtpUrl: 'smtps://mail:465' }],
  ['MAIL_FROM', 'Laundry <hello@example.in>', { mailFrom: 'Laundry <hello@example.in>' }],
  [
    'OIDC_ISSUER',
    'https://id.example',
    { oidc: { ...GOOGLE, issuer: 'https://id.example' } },
    SOCIAL,
  ],
  ['OIDC_CLIENT_ID', 'another', { oidc: { ...GOOGLE, clientId: 'another' } }, SOCIAL],
  ['OIDC_CLIENT_SECRET', 'another', { oidc: { ...GOOGLE, clientSecret: 'another' } }, SOCIAL],
  ['OIDC_LABEL', 'Keycloak', { oidc: { ...GOOGLE, label: 'Keycloak' } }, SOCIAL],
  ['RAZORPAY_KEY_ID', 'k', { razorpay: { ...PAYMENTS, keyId: 'k' } }, ONLINE],
  ['RAZORPAY_KEY_SECRET', 'k', { razorpay: { ...PAYMENTS, keySecret: 'k' } }, ONLINE],
  ['RAZORPAY_WEBHOOK_SECRET', 'k', { razorpay: { ...PAYMENTS, webhookSecret: 'k' } }, ONLINE],
  [
    'RAZORPAY_API_URL',
    'https://pay.example/',
    { razorpay: { ...PAYMENTS, apiUrl: 'https://pay.example' } },
    ONLINE,
  ],
  [
    'S3_URL',
    'https://s3.example/b/f/',
    { objectStore: { ...BUCKET, url: 'https://s3.example/b/f' } },
    STORE,
  ],
  ['S3_REGION', 'auto', { objectStore: { ...BUCKET, region: 'auto' } }, STORE],
  ['S3_ACCESS_KEY_ID', 'k', { objectStore: { ...BUCKET, keyId: 'k' } }, STORE],
  ['S3_SECRET_ACCESS_KEY', 'k', { objectStore: { ...BUCKET, secret: 'k' } }, STORE],
  [
    'TRUST_PROXY',
    '10.0.0.0/8, fd00::/8, 192.0.2.1',
    { trustProxy: '10.0.0.0/8,fd00::/8,192.0.2.1' },
  ],
];

/** Names in the first column of the table of variables. */
function documented(): string[] {
  const file = path.resolve(import.meta.dirname, '../../docs/operations/configuration.md');
  const [, section = ''] = readFileSync(file, 'utf8').split('\n## Variables\n');
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| (`[^|]*`) *\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
}

describe('the environment variables', () => {
  it('match the documentation and the table of this test', () => {
    expect(documented()).toEqual(expect.arrayContaining(['NODE_ENV', 'TRUST_PROXY']));
    expect(CHANGES.map(([name]) => name).sort()).toEqual(documented().sort());
  });

  it('have their documented values when they are unset or empty', () => {
    expect(readEnv({})).toEqual(UNSET);
    expect(readEnv(Object.fromEntries(CHANGES.map(([name]) => [name, ''])))).toEqual(UNSET);
  });

  it('ignores a variable of an earlier version, with any value', () => {
    expect(readEnv({ DATABASE_REPLICA_URLS: 'postgres://one/laundry,two' })).toEqual(UNSET);
  });

  it.each(CHANGES)('%s=%s changes only its own settings', (...row) => {
    const [name, value, changed, { variables, settings } = NOTHING] = row;
    const before = { ...UNSET, ...settings };
    expect(readEnv(variables)).toEqual(before);
    expect(readEnv({ ...variables, [name]: value })).toEqual({ ...before, ...changed });
  });
});

describe('groups of variables', () => {
  it.each(
    [OIDC, RAZORPAY, S3].flatMap((group) =>
      Object.keys(group).map((name) => ({ name, group: group })),
    ),
  )('name the missing $name', ({ name, group }) => {
    const others = Object.keys(group).filter((other) => other !== name);
    const message = `${name}: is required together with ${others.join(', ')}`;
    expect(complaint({ ...group, [name]: '' })).toBe(message);
  });
});
