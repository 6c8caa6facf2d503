import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.js';
import { startupMessages } from './startup-messages.js';

const REAL = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://laundry.example.in',
  TRUST_PROXY: '127.0.0.1',
  DATABASE_URL: 'postgres://app:secret@db.example.in/laundry?sslmode=verify-full',
  APP_SECRET: 'an operator keeps this one, 32 and more',
  SMTP_URL: 'smtp://mail.example.in:587',
};
const NOTHING = { hasInbox: false, formerAdmins: [] };

const said = (variables: object, found: Parameters<typeof startupMessages>[1] = NOTHING) =>
  startupMessages(readEnv({ ...REAL, ...variables }), found).slice(4);

describe('the start-up messages in production', () => {
  it('prints no warning when everything is encrypted', () => {
    expect(said({})).toEqual([]);
  });

  it('prints one line about unencrypted database connections, without the password', () => {
    const DATABASE_URL = 'postgres://app:secret@db.example.in/laundry';
    expect(said({ DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL })).toEqual([
      '  Database connection is not protected: add sslmode=verify-full to DATABASE_URL, unless the network is private',
      '  Database connection is not protected: add sslmode=verify-full to DATABASE_DIRECT_URL, unless the network is private',
    ]);
  });

  it('prints warnings about unencrypted mail, the admin, and former admins', () => {
    const SMTP_URL = 'smtp://mail:1025?ignoreTLS=true';
    const found = { hasInbox: true, formerAdmins: ['old@example.in'], tryAs: 'asha@example.in' };
    expect(said({ SMTP_URL, ADMIN_EMAIL: 'owner@example.in', PORT: '4001' }, found)).toEqual([
      '  Inbox    http://localhost:4001/dev/inbox',
      '  Mail     is sent unencrypted, because SMTP_URL has ignoreTLS',
      '  Admin    sign in as owner@example.in',
      '  Admin    old@example.in is still an admin, but no longer ADMIN_EMAIL. To revoke: npm run admin -- revoke old@example.in',
      '  Try it   sign in as asha@example.in; the code arrives in the inbox',
    ]);
  });
});
