import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.js';
import {
  complaint,
  OIDC,
  RAZORPAY,
  REAL,
  S3,
  SECRET,
  type Variables,
} from './testing/variables.js';

describe('an invalid value', () => {
  it.each<[name: string, variables: Variables]>([
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'laundry.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://laundry.example' }],
    ['PUBLIC_URL', { ...REAL, PUBLIC_URL: 'http://laundry.example' }],
    ['PUBLIC_URL', { ...REAL, PUBLIC_URL: 'http://localhost.example.in' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://user:password@localhost:4000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://user@localhost:4000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost:4000/laundry' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost:4000/?a=b' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://database/laundry' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://itself/laundry' }],
    ['DATABASE_POOL_SIZE', { DATABASE_POOL_SIZE: 'many' }],
    ['DATABASE_POOL_SIZE', { DATABASE_POOL_SIZE: '0' }],
    ['DATABASE_POOL_SIZE', { DATABASE_POOL_SIZE: '2.5' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://laundry:secret@database:many/laundry' }],
    ['APP_SECRET', { APP_SECRET: SECRET.slice(1) }],
    ['APP_SECRET', { APP_SECRET: 'abcdefgh'.repeat(5) }],
    ['APP_SECRET', { APP_SECRET: 'change-me-to-something-long-and-random' }],
    ['APP_SECRET', { APP_SECRET: '0123456789abcdefghijklmnopqrstuvwxyz' }],
    ['APP_SECRET', { APP_SECRET: 'your-secret-goes-in-here-and-not-in-git' }],
    ['OTP_FAILURE_LOCKOUT_THRESHOLD', { OTP_FAILURE_LOCKOUT_THRESHOLD: '0' }],
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
    ['S3_URL', { ...S3, S3_URL: 's3://bucket' }],
    ['S3_URL', { ...S3, S3_URL: 'https://user:password@s3.example/bucket' }],
    ['S3_URL', { ...S3, S3_URL: 'https://s3.example/bucket?a=b' }],
    ['S3_URL', { ...REAL, ...S3, S3_URL: 'http://s3.example/bucket' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8,0.0.0.0/1,128.0.0.0/1' }],
    ['TRUST_PROXY', { TRUST_PROXY: '::/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/08x' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,proxy' }],
  ])('of %s stops the start with one line that names the variable: %o', (name, variables) => {
    expect(complaint(variables)).toMatch(new RegExp(`^${name}: [^\\n]+$`));
  });

  it('of a secret does not appear in the error', () => {
    expect(complaint({ APP_SECRET: 'short' })).toBe('APP_SECRET: must have at least 32 characters');
    expect(complaint({ APP_SECRET: 'a'.repeat(40) })).toBe(
      'APP_SECRET: has too few different characters: make one with openssl rand -base64 48',
    );
    expect(complaint({ APP_SECRET: 'change-me-to-something-long-and-random' })).toBe(
      'APP_SECRET: looks like an example: make one with openssl rand -base64 48',
    );
  });

  it('is never a generated secret', () => {
    for (let made = 0; made < 1000; made += 1) {
      for (const [bytes, form] of [
        [32, 'hex'],
        [48, 'base64'],
      ] as const)
        expect(complaint({ APP_SECRET: randomBytes(bytes).toString(form) })).toBe('no complaint');
    }
  });
});

describe('in production', () => {
  it('starts with these', () => {
    expect(complaint(REAL)).toBe('no complaint');
  });

  it('requires a mail server', () => {
    expect(complaint({ ...REAL, SMTP_URL: '' })).toMatch(/^SMTP_URL: .+NODE_ENV=production$/);
  });

  it('requires APP_SECRET with an external database only', () => {
    expect(complaint({ ...REAL, APP_SECRET: '' })).toMatch(/^APP_SECRET: .+DATABASE_URL$/);
    expect(complaint({ ...REAL, APP_SECRET: '', DATABASE_URL: '' })).toBe('no complaint');
    expect(complaint({ ...REAL, APP_SECRET: '', NODE_ENV: 'development' })).toBe('no complaint');
  });

  it('loads no demo data into an embedded database in production, unless configured', () => {
    const own = { ...REAL, DATABASE_URL: '', APP_SECRET: '' };
    expect(readEnv(own)).toMatchObject({ adminEmail: undefined, demoData: false });
    expect(readEnv({ ...own, NODE_ENV: 'development' })).toMatchObject({
      adminEmail: 'admin@laundry.test',
      demoData: true,
    });
    expect(readEnv({ ...own, DEMO_DATA: 'true' })).toMatchObject({ demoData: true });
  });

  it('requires TRUST_PROXY at a public address', () => {
    const real = { ...REAL, PUBLIC_URL: 'https://laundry.example.in' };
    expect(complaint(real)).toMatch(/^TRUST_PROXY: is required when PUBLIC_URL is a public/);
    expect(complaint({ ...REAL, PUBLIC_URL: 'https://localhost:4443' })).toBe('no complaint');
  });

  const PUBLIC = /^NODE_ENV: must be production when PUBLIC_URL is a public address/;
  it('at a public address needs NODE_ENV=production', () => {
    const PUBLIC_URL = 'https://laundry.example.in';
    expect(complaint({ PUBLIC_URL })).toMatch(PUBLIC);
    expect(complaint({ PUBLIC_URL, NODE_ENV: 'test' })).toMatch(PUBLIC);
    expect(complaint({ ...REAL, PUBLIC_URL, NODE_ENV: 'development' })).toMatch(PUBLIC);
    expect(complaint({ PUBLIC_URL: 'https://localhost.example.in' })).toMatch(PUBLIC);
    expect(complaint({ PUBLIC_URL: 'https://127.0.0.1.example.in' })).toMatch(PUBLIC);
    expect(complaint({ ...REAL, PUBLIC_URL, TRUST_PROXY: '127.0.0.1' })).toBe('no complaint');
    expect(complaint({ PUBLIC_URL: 'https://localhost:4443' })).toBe('no complaint');
    expect(complaint({ PUBLIC_URL: 'http://192.168.1.20:4000' })).toBe('no complaint');
  });

  const REMOTE =
    /^NODE_ENV: must be production, or SMTP_URL must be set, when DATABASE_URL is on another/;
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
  ])('is required, without a mail server, for a remote database only: %s', (url, said) => {
    expect(complaint({ DATABASE_URL: url })).toMatch(said);
    expect(complaint({ DATABASE_URL: url, SMTP_URL: 'smtp://mail' })).toBe('no complaint');
  });
});
