import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv, readSuperuserEnv } from './env.js';

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
  signInAlarm: 50_000,
  staffPasskeys: 'optional',
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
const LOCAL_DATABASE = 'postgres://laundry:secret@localhost:5432/laundry';
const MAIL = { variables: { SMTP_URL: 'smtp://m' }, settings: { smtpUrl: 'smtp://m' } };
const SOCIAL = { variables: OIDC, settings: { oidc: GOOGLE } };
const ONLINE = { variables: RAZORPAY, settings: { razorpay: PAYMENTS } };

/** A variable, everything that it changes, and what has to be set beside it. */
const CHANGES: [name: string, value: string, changed: object, beside?: Beside][] = [
  [
    'NODE_ENV',
    'production',
    {
      nodeEnv: 'production',
      production: true,
      signInAlarm: 50,
      adminEmail: undefined,
      demoData: false,
    },
    MAIL,
  ],
  ['PORT', '8080', { port: 8080, publicUrl: 'http://localhost:8080' }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['PUBLIC_URL', 'http://laundry.example/', { publicUrl: 'http://laundry.example' }],
  [
    'DATABASE_URL',
    LOCAL_DATABASE,
    { databaseUrl: LOCAL_DATABASE, embedded: false, adminEmail: undefined, demoData: false },
  ],
  [
    'DATABASE_REPLICA_URLS',
    'postgres://one/laundry, postgresql://two/laundry,',
    { replicaUrls: ['postgres://one/laundry', 'postgresql://two/laundry'] },
  ],
  ['DATABASE_POOL', '25', { poolSize: 25 }],
  ['DATA_DIR', '/var/lib/laundry', { dataDir: '/var/lib/laundry' }],
  ['APP_SECRET', SECRET, { appSecret: SECRET }],
  ['SIGN_IN_ALARM', '7', { signInAlarm: 7 }],
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
    ['DATABASE_URL', { DATABASE_URL: 'postgres://laundry:secret@database:many/laundry' }],
    ['APP_SECRET', { APP_SECRET: SECRET.slice(1) }],
    ['APP_SECRET', { APP_SECRET: 'abcdefgh'.repeat(5) }],
    ['APP_SECRET', { APP_SECRET: 'change-me-to-something-long-and-random' }],
    ['APP_SECRET', { APP_SECRET: '0123456789abcdefghijklmnopqrstuvwxyz' }],
    ['APP_SECRET', { APP_SECRET: 'your-secret-goes-in-here-and-not-in-git' }],
    ['SIGN_IN_ALARM', { SIGN_IN_ALARM: '0' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'owner' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: '"owner"@example.in' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'own\u200ber@example.in' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'owner@' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'one@example.in, two@example.in' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: `${'o'.repeat(300)}@example.in` }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: "'; drop table mail; --@example.in" }],
    ['DEMO_DATA', { DEMO_DATA: 'perhaps' }],
    ['SMTP_URL', { SMTP_URL: 'mailserver' }],
    ['MAIL_FROM', { MAIL_FROM: 'Doorstep Laundry' }],
    ['OIDC_ISSUER', { ...OIDC, OIDC_ISSUER: 'accounts.google.com' }],
    ['OIDC_ISSUER', { ...OIDC, OIDC_ISSUER: 'http://accounts.google.com' }],
    ['RAZORPAY_API_URL', { ...RAZORPAY, RAZORPAY_API_URL: 'pay.example' }],
    ['RAZORPAY_API_URL', { ...REAL, ...RAZORPAY, RAZORPAY_API_URL: 'http://pay.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8,0.0.0.0/1,128.0.0.0/1' }],
    ['TRUST_PROXY', { TRUST_PROXY: '::/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/08x' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,proxy' }],
  ])('of %s stops the start with one line that names it: %o', (name, variables) => {
    expect(complaint(variables)).toMatch(new RegExp(`^${name}: [^\\n]+$`));
  });

  it('of a secret is not repeated', () => {
    expect(complaint({ APP_SECRET: 'short' })).toBe('APP_SECRET: must have at least 32 characters');
    expect(complaint({ APP_SECRET: 'a'.repeat(40) })).toBe(
      'APP_SECRET: has too few different characters: make one with openssl rand -base64 48',
    );
    expect(complaint({ APP_SECRET: 'change-me-to-something-long-and-random' })).toBe(
      'APP_SECRET: looks like an example: make one with openssl rand -base64 48',
    );
  });

  it('is no secret that a command has made', () => {
    for (let made = 0; made < 1000; made += 1) {
      for (const [bytes, form] of [
        [16, 'hex'],
        [48, 'base64'],
      ] as const)
        expect(complaint({ APP_SECRET: randomBytes(bytes).toString(form) })).toBe('no complaint');
    }
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

  it('loads nothing of its own into an embedded database, unless it is told to', () => {
    const own = { ...REAL, DATABASE_URL: '', APP_SECRET: '' };
    expect(readEnv(own)).toMatchObject({ adminEmail: undefined, demoData: false });
    expect(readEnv({ ...own, NODE_ENV: 'development' })).toMatchObject({
      adminEmail: 'admin@laundry.test',
      demoData: true,
    });
    expect(readEnv({ ...own, DEMO_DATA: 'true' })).toMatchObject({ demoData: true });
  });

  const PUBLIC = /^NODE_ENV: must be production where PUBLIC_URL is a public address/;
  it('at a public address has to be called so', () => {
    const PUBLIC_URL = 'https://laundry.example.in';
    expect(complaint({ PUBLIC_URL })).toMatch(PUBLIC);
    expect(complaint({ PUBLIC_URL, NODE_ENV: 'test' })).toMatch(PUBLIC);
    expect(complaint({ ...REAL, PUBLIC_URL, NODE_ENV: 'development' })).toMatch(PUBLIC);
    expect(complaint({ PUBLIC_URL: 'https://localhost.example.in' })).toMatch(PUBLIC);
    expect(complaint({ PUBLIC_URL: 'https://127.0.0.1.example.in' })).toMatch(PUBLIC);
    expect(complaint({ ...REAL, PUBLIC_URL })).toBe('no complaint');
    expect(complaint({ PUBLIC_URL: 'https://localhost:4443' })).toBe('no complaint');
    expect(complaint({ PUBLIC_URL: 'http://192.168.1.20:4000' })).toBe('no complaint');
  });

  const REMOTE = /^NODE_ENV: must be production, or SMTP_URL set, where DATABASE_URL is on another/;
  it.each([
    ['postgres://laundry:secret@database:5432/laundry', REMOTE],
    ['postgres://laundry@db.example.in/laundry', REMOTE],
    ['postgres://laundry@10.0.0.7/laundry', REMOTE],
    ['postgres://laundry@localhost/laundry?host=db.example.in', REMOTE],
    ['postgres://laundry@localhost/laundry', /^no complaint$/],
    ['postgres://laundry@127.0.0.1:5433/laundry', /^no complaint$/],
    ['postgres://laundry@[::1]/laundry', /^no complaint$/],
    ['postgres://laundry@localhost/laundry?host=/var/run/postgresql', /^no complaint$/],
    ['postgres://laundry@%2Fvar%2Frun%2Fpostgresql/laundry', /^no complaint$/],
  ])('on the database %s without outgoing mail', (url, said) => {
    expect(complaint({ DATABASE_URL: url })).toMatch(said);
    expect(complaint({ DATABASE_URL: url, SMTP_URL: 'smtp://mail' })).toBe('no complaint');
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

describe('the making of the app’s database role', () => {
  const GIVEN = { DATABASE_URL, POSTGRES_USER: 'postgres', POSTGRES_PASSWORD: 'of the superuser' };

  it('is told of the superuser, and the server is not', () => {
    expect(readSuperuserEnv(GIVEN)).toEqual({
      databaseUrl: DATABASE_URL,
      superuser: { user: 'postgres', password: 'of the superuser' },
    });
    expect(JSON.stringify(readEnv({ ...REAL, ...GIVEN }))).not.toContain('superuser');
  });

  it.each(Object.keys(GIVEN))('misses %s by name', (name) => {
    expect(() => readSuperuserEnv({ ...GIVEN, [name]: '' })).toThrow(new RegExp(`^${name}: `));
  });
});
