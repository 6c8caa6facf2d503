import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.js';

const DATABASE_URL = 'postgres://laundry:secret@database:5432/laundry';
const SECRET = 'thirty-two characters, no more..';
const REAL = {
  NODE_ENV: 'production',
  DATABASE_URL,
  APP_SECRET: SECRET,
  SMTP_URL: 'smtp://mail:587',
};
const OIDC = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'an id',
  OIDC_CLIENT_SECRET: 'a secret',
};
const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'a key',
  RAZORPAY_WEBHOOK_SECRET: 'a hook',
};
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

/** What nothing set means, as docs/operations.md has it. */
const UNSET = {
  nodeEnv: 'development',
  production: false,
  embedded: true,
  port: 4000,
  host: '127.0.0.1',
  publicUrl: 'http://localhost:4000',
  databaseUrl: undefined,
  replicaUrls: [],
  poolSize: 10,
  dataDir: '.data',
  smtpUrl: undefined,
  mailFrom: undefined,
  appSecret: undefined,
  adminEmail: 'admin@laundry.test',
  demoData: true,
  oidc: undefined,
  razorpay: undefined,
  trustProxy: undefined,
};

type Variables = Record<string, string>;

/** What else is set, and what that means. */
interface Beside {
  variables: Variables;
  settings: object;
}
const NOTHING: Beside = { variables: {}, settings: {} };
const MAIL = { variables: { SMTP_URL: 'smtp://m' }, settings: { smtpUrl: 'smtp://m' } };
const SOCIAL = { variables: OIDC, settings: { oidc: GOOGLE } };
const ONLINE = { variables: RAZORPAY, settings: { razorpay: PAYMENTS } };

/** A variable, everything that it changes, and what has to be set beside it. */
const CHANGES: [name: string, value: string, changed: object, beside?: Beside][] = [
  ['NODE_ENV', 'production', { nodeEnv: 'production', production: true }, MAIL],
  ['PORT', '8080', { port: 8080, publicUrl: 'http://localhost:8080' }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['PUBLIC_URL', 'https://laundry.example/', { publicUrl: 'https://laundry.example' }],
  [
    'DATABASE_URL',
    DATABASE_URL,
    { databaseUrl: DATABASE_URL, embedded: false, adminEmail: undefined, demoData: false },
  ],
  [
    'DATABASE_REPLICA_URLS',
    'postgres://one/laundry, postgresql://two/laundry,',
    { replicaUrls: ['postgres://one/laundry', 'postgresql://two/laundry'] },
  ],
  ['DATABASE_POOL', '25', { poolSize: 25 }],
  ['DATA_DIR', '/var/lib/laundry', { dataDir: '/var/lib/laundry' }],
  ['APP_SECRET', SECRET, { appSecret: SECRET }],
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
    'TRUST_PROXY',
    '10.0.0.0/8, fd00::/8, 192.0.2.1',
    { trustProxy: '10.0.0.0/8,fd00::/8,192.0.2.1' },
  ],
];

/** The names in the first column of the table of variables. */
function documented(): string[] {
  const file = path.resolve(import.meta.dirname, '../../docs/operations.md');
  const [, section = ''] = readFileSync(file, 'utf8').split('\n## Variables\n');
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| (`[^|]*`) *\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
}

/** The one line with which a start stops. */
function complaint(variables: Variables): string {
  try {
    readEnv(variables);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no complaint';
}

describe('the variables', () => {
  it('are those of the document, each with a row here', () => {
    expect(documented()).toEqual(expect.arrayContaining(['NODE_ENV', 'TRUST_PROXY']));
    expect(CHANGES.map(([name]) => name).sort()).toEqual(documented().sort());
  });

  it('have their documented values when they are unset or empty', () => {
    expect(readEnv({})).toEqual(UNSET);
    expect(readEnv(Object.fromEntries(CHANGES.map(([name]) => [name, ''])))).toEqual(UNSET);
  });

  it.each(CHANGES)('%s=%s changes what it is for, and nothing else', (...row) => {
    const [name, value, changed, { variables, settings } = NOTHING] = row;
    const before = { ...UNSET, ...settings };
    expect(readEnv(variables)).toEqual(before);
    expect(readEnv({ ...variables, [name]: value })).toEqual({ ...before, ...changed });
  });
});

describe('a wrong value', () => {
  it.each<[name: string, variables: Variables]>([
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'laundry.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://laundry.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://database/laundry' }],
    ['DATABASE_REPLICA_URLS', { DATABASE_REPLICA_URLS: 'postgres://one/laundry,two' }],
    ['DATABASE_POOL', { DATABASE_POOL: 'many' }],
    ['DATABASE_POOL', { DATABASE_POOL: '0' }],
    ['DATABASE_POOL', { DATABASE_POOL: '2.5' }],
    ['APP_SECRET', { APP_SECRET: SECRET.slice(1) }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'owner' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: '"owner"@example.in' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'own\u200ber@example.in' }],
    ['DEMO_DATA', { DEMO_DATA: 'perhaps' }],
    ['SMTP_URL', { SMTP_URL: 'mailserver' }],
    ['MAIL_FROM', { MAIL_FROM: 'Doorstep Laundry' }],
    ['OIDC_ISSUER', { ...OIDC, OIDC_ISSUER: 'accounts.google.com' }],
    ['OIDC_ISSUER', { ...OIDC, OIDC_ISSUER: 'http://accounts.google.com' }],
    ['RAZORPAY_API_URL', { ...RAZORPAY, RAZORPAY_API_URL: 'pay.example' }],
    ['RAZORPAY_API_URL', { ...REAL, ...RAZORPAY, RAZORPAY_API_URL: 'http://pay.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,proxy' }],
  ])('of %s stops the start with one line that names it: %o', (name, variables) => {
    expect(complaint(variables)).toMatch(new RegExp(`^${name}: [^\\n]+$`));
  });

  it('of a secret is not repeated', () => {
    expect(complaint({ APP_SECRET: 'short' })).toBe('APP_SECRET: must have at least 32 characters');
  });
});

describe('real use', () => {
  it('starts with these', () => {
    expect(complaint(REAL)).toBe('no complaint');
  });

  it('demands outgoing mail', () => {
    expect(complaint({ ...REAL, SMTP_URL: '' })).toMatch(/^SMTP_URL: .+NODE_ENV=production$/);
  });

  it('demands a secret of its own where the database is not its own, and only there', () => {
    expect(complaint({ ...REAL, APP_SECRET: '' })).toMatch(/^APP_SECRET: .+DATABASE_URL$/);
    expect(complaint({ ...REAL, APP_SECRET: '', DATABASE_URL: '' })).toBe('no complaint');
    expect(complaint({ ...REAL, APP_SECRET: '', NODE_ENV: 'development' })).toBe('no complaint');
  });
});

describe('variables that belong together', () => {
  it.each([...Object.keys(OIDC), ...Object.keys(RAZORPAY)])('miss %s by name', (name) => {
    const group: Variables = name in OIDC ? OIDC : RAZORPAY;
    const others = Object.keys(group).filter((other) => other !== name);
    const message = `${name}: is required together with ${others.join(', ')}`;
    expect(complaint({ ...group, [name]: '' })).toBe(message);
  });
});
