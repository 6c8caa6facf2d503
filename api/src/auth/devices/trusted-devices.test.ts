import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutRequestId } from '../../testing/refusals.js';
import { TestBrowser } from '../../testing/browser.js';
import { makeAdmin, makeUser } from '../../testing/factories.js';
import { shapeOf, recordSqlStatements } from '../../testing/sql-statements.js';
import {
  letAllTimePass,
  LOGIN,
  REGISTER,
  signInWith,
  VERIFY_LOGIN,
} from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { deviceOf } from './device.cookie.js';
import { deviceKeyOfId } from './trusted-devices.queries.js';
import {
  DEVICES_PER_ACCOUNT,
  revokeTrustedDevices,
  trustDevice,
  lockTrustedDevice,
} from './trusted-devices.service.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const newBrowser = () => new TestBrowser(test);

/** Id of the account with this e-mail, if it trusts the browser with this id; otherwise null. */
const accountOf = async (idHash: Buffer, email: string) => {
  const em = test.orm.em.fork();
  return lockTrustedDevice(em, await deviceKeyOfId(em, idHash), email);
};

const trustedDevicesOf = async (userId: string): Promise<number> => {
  const rows = await test.orm.em
    .fork()
    .execute('select 1 from trusted_device where user_id = ?', [userId]);
  return rows.length;
};

describe('a trusted device', () => {
  it('has an HttpOnly cookie with a random id for 400 days; the database stores only the hash', async () => {
    const { email, id } = await makeUser(test);
    const browser = newBrowser();
    await signInWith(browser, test, email);
    const value = browser.cookie('device') ?? '';
    const line = /^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/;
    // The first cookie came with the code request, the second with the sign-in.
    expect(browser.given).toEqual([
      expect.stringMatching(line) as string,
      expect.stringMatching(line) as string,
    ]);
    expect(browser.given[0]).not.toContain(value);
    const rows = await test.orm.em
      .fork()
      .execute('select * from trusted_device where user_id = ?', [id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(value).toString('hex'));
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(value, 'base64url').toString('hex'));
  });

  it('uses a __Host- cookie behind https', async () => {
    const server = Fastify();
    await server.register(cookie);
    server.get('/', (request, reply) => {
      const device = deviceOf(request, reply, { publicUrl: 'https://laundry.example' });
      const known = device.idHash !== null;
      if (known) device.ensureId();
      return { known };
    });
    const asked = async (brought: string) => {
      const answer = await server.inject({ url: '/', headers: { cookie: brought } });
      return [answer.json<{ known: boolean }>().known, answer.headers['set-cookie']];
    };
    const id = 'a'.repeat(43);
    expect(await asked(`device=${id}`)).toEqual([false, undefined]);
    expect(await asked(`__Host-device=${id}b`)).toEqual([false, undefined]);
    expect(await asked(`x=1; __Host-device=${id}`)).toEqual([
      true,
      `__Host-device=${id}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
    await server.close();
  });

  it('does not authenticate a request', async () => {
    const admin = await makeAdmin(test);
    const browser = newBrowser();
    await signInWith(browser, test, admin.email);
    const { errors } = await browser.graphql('{ me { id } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('stays trusted after a sign-out', async () => {
    const { email, id } = await makeUser(test);
    const browser = newBrowser();
    const token = await signInWith(browser, test, email);
    await browser.graphql('mutation { logout { message } }', {}, token);
    expect(await trustedDevicesOf(id)).toBe(1);
  });

  it('is revoked in all browsers of one account only', async () => {
    const [one, other] = [await makeUser(test), await makeUser(test)];
    const browser = newBrowser();
    for (const { email } of [one, other]) await signInWith(browser, test, email);
    await signInWith(newBrowser(), test, one.email).catch(() => undefined);
    await revokeTrustedDevices(test.orm.em.fork(), one.id);
    expect([await trustedDevicesOf(one.id), await trustedDevicesOf(other.id)]).toEqual([0, 1]);
  });

  it('is revoked when staff change the e-mail of an enterprise or delete the enterprise', async () => {
    const admin = await makeAdmin(test);
    const firm = await makeUser(test, { role: 'enterprise' });
    await signInWith(newBrowser(), test, firm.email);
    const input = {
      ...{ name: 'Firm', phone: '9876543210', email: 'other.firm@laundry.test' },
      ...{ address: '12, Long Street', city: 'Chennai', state: 'Tamil Nadu', pincode: '600020' },
    };
    const CHANGE = `mutation ($id: ID!, $input: UpdateEnterpriseInput!) {
      updateEnterprise(id: $id, version: 1, input: $input) { message }
    }`;
    const changed = await test.graphql(CHANGE, { id: firm.id, input }, admin.token);
    expect(changed.errors).toBeUndefined();
    expect(await trustedDevicesOf(firm.id)).toBe(0);
    await signInWith(newBrowser(), test, input.email);
    expect(await trustedDevicesOf(firm.id)).toBe(1);
    await test.graphql(
      `mutation ($id: ID!) { deleteEnterprise(id: $id, version: 2) { message } }`,
      firm,
      admin.token,
    );
    expect(await trustedDevicesOf(firm.id)).toBe(0);
  });

  it(`is stored for ${DEVICES_PER_ACCOUNT} browsers per account; the least recently used ones are removed`, async () => {
    const { email, id } = await makeUser(test);
    const em = test.orm.em.fork();
    const hashOf = (name: string) => Buffer.from(name);
    await trustDevice(em, hashOf('home'), id);
    await letAllTimePass(test, email, '1 day');
    await trustDevice(em, hashOf('home'), id);
    for (let index = 0; index < 30; index += 1) {
      await letAllTimePass(test, email, '1 minute');
      await trustDevice(em, hashOf(`once ${index}`), id);
    }
    expect(await trustedDevicesOf(id)).toBe(DEVICES_PER_ACCOUNT);
    const trusted = await Promise.all(
      ['home', 'once 10', 'once 11', 'once 29'].map((name) => accountOf(hashOf(name), email)),
    );
    expect(trusted).toEqual([id, null, id, id]);
  });

  it('is not trusted 400 days after the last sign-in, or for a deleted account', async () => {
    const { email, id } = await makeUser(test);
    const em = test.orm.em.fork();
    const hash = Buffer.from('a browser');
    await trustDevice(em, hash, id);
    await letAllTimePass(test, email, '399 days 23 hours');
    expect(await accountOf(hash, email)).toBe(id);
    await letAllTimePass(test, email, '1 hour');
    expect(await accountOf(hash, email)).toBeNull();
    await trustDevice(em, hash, id);
    expect(await accountOf(hash, email)).toBe(id);
    await em.execute('update "user" set archived_at = now() where id = ?', [id]);
    expect(await accountOf(hash, email)).toBeNull();
  });
});

describe('whether an e-mail has an account', () => {
  /**
   * Sends the request from new browsers until the server sends links, and then no mails. Returns
   * the SQL statements and the response of each request.
   */
  const asked = async (document: string, variables: object) => {
    const seen = [];
    for (let time = 0; time < 8; time += 1) {
      const browser = newBrowser();
      let answer: unknown;
      const statements = await recordSqlStatements(async () => {
        answer = await browser.graphql(document, variables);
      });
      seen.push({ answer, cookies: browser.given.length, statements: shapeOf(statements) });
    }
    return seen;
  };

  it('is not revealed by response, cookies or SQL statements of a code request', async () => {
    const { email } = await makeUser(test);
    const known = await asked(LOGIN, { email });
    const unknown = await asked(LOGIN, { email: 'nobody.here@laundry.test' });
    expect(known).toEqual(unknown);
    const input = { name: 'Asha Rao', phone: '9876543210' };
    const taken = await asked(REGISTER, { input: { ...input, email } });
    const free = await asked(REGISTER, { input: { ...input, email: 'free.here@laundry.test' } });
    expect(taken).toEqual(free);
  });

  it('is not revealed by a wrong code', async () => {
    const { email } = await makeUser(test);
    const tried = async (of: string) => {
      const browser = newBrowser();
      await browser.graphql(LOGIN, { email: of });
      let answer: unknown;
      const statements = await recordSqlStatements(async () => {
        answer = await browser.graphql(VERIFY_LOGIN, { input: { email: of, otp: 'none' } });
        answer = await browser.graphql(VERIFY_LOGIN, { input: { email: of, otp: '0000' } });
      });
      return {
        answer: withoutRequestId(answer),
        cookies: browser.given.length,
        statements: shapeOf(statements),
      };
    };
    expect(await tried(email)).toEqual(await tried('nobody.there@laundry.test'));
  });
});
