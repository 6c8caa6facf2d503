import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser } from '../testing/factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { deviceKeyOfId } from './devices/trusted-devices.queries.js';
import { trustDevice, lockTrustedDevice } from './devices/trusted-devices.service.js';
import { signInWith } from '../testing/accounts/sign-in.js';
import { TestBrowser } from '../testing/browser.js';
import { adminsOf, ensureAdmin, formerAdmins, revokeAdmin } from './admins.service.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const usersWith = (email: string) =>
  test.orm.em
    .fork()
    .execute('select role, archived_at is null as used from "user" where email = ? order by 2', [
      email,
    ]);

describe('an admin', () => {
  it('is created once by simultaneous starts', async () => {
    const asking = [1, 2, 3, 4].map(() => ensureAdmin(test.orm.em.fork(), 'boss@laundry.test'));
    await Promise.all(asking);
    expect(await usersWith('boss@laundry.test')).toEqual([{ role: 'admin', used: true }]);
  });

  it('can be an existing account: it is promoted once, and its sessions are revoked', async () => {
    const user = await makeUser(test);
    const USERS = '{ users(first: 1) { nodes { id } } }';
    expect((await test.graphql(USERS, {}, user.token)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    await ensureAdmin(test.orm.em.fork(), user.email);
    expect((await test.graphql(USERS, {}, user.token)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    const token = await signInWith(new TestBrowser(test), test, user.email);
    await ensureAdmin(test.orm.em.fork(), user.email);
    expect((await test.graphql(USERS, {}, token)).errors).toBeUndefined();
  });

  it('is created again after the account was deleted', async () => {
    const user = await makeUser(test);
    const em = test.orm.em.fork();
    await em.execute('update "user" set archived_at = now() where id = ?', [user.id]);
    await ensureAdmin(em, user.email);
    expect(await usersWith(user.email)).toEqual([
      { role: 'customer', used: false },
      { role: 'admin', used: true },
    ]);
  });
});

describe('an admin made by ADMIN_EMAIL', () => {
  const bySetting = (email: string) => ensureAdmin(test.orm.em.fork(), email, { bySetting: true });
  const former = (email?: string) => formerAdmins(test.orm.em.fork(), email);

  it('counts as former admin after ADMIN_EMAIL changes, until an operator decides', async () => {
    await ensureAdmin(test.orm.em.fork(), 'by-hand@laundry.test');
    await bySetting('first@laundry.test');
    expect(await former('first@laundry.test')).toEqual([]);
    await bySetting('second@laundry.test');
    expect(await former('second@laundry.test')).toEqual(['first@laundry.test']);
    expect(await former()).toEqual(['first@laundry.test', 'second@laundry.test']);
    await ensureAdmin(test.orm.em.fork(), 'first@laundry.test');
    expect(await former('second@laundry.test')).toEqual([]);
    expect(await revokeAdmin(test.orm.em.fork(), 'second@laundry.test')).toBe(true);
    expect(await former()).toEqual([]);
  });
});

describe('revoking an admin', () => {
  it('removes the permissions, sessions and devices of this account only', async () => {
    const [one, other] = [await makeAdmin(test), await makeAdmin(test)];
    const [device, em] = [Buffer.from('a browser'), test.orm.em.fork()];
    for (const { id } of [one, other]) await trustDevice(em, device, id);
    const ME = '{ me { role } }';
    expect(await revokeAdmin(test.orm.em.fork(), one.email)).toBe(true);
    expect((await test.graphql(ME, {}, one.token)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect(await usersWith(one.email)).toEqual([{ role: 'customer', used: true }]);
    expect((await test.graphql(ME, {}, other.token)).data).toEqual({ me: { role: 'ADMIN' } });
    const admins = (await adminsOf(test.orm.em.fork())).map(({ email }) => email);
    expect(admins).toContain(other.email);
    expect(admins).not.toContain(one.email);
    expect(await lockTrustedDevice(em, await deviceKeyOfId(em, device), one.email)).toBeNull();
    expect(await lockTrustedDevice(em, await deviceKeyOfId(em, device), other.email)).toBe(
      other.id,
    );
  });

  it('returns false for an e-mail that belongs to no admin', async () => {
    const customer = await makeUser(test);
    expect(await revokeAdmin(test.orm.em.fork(), customer.email)).toBe(false);
    expect(await revokeAdmin(test.orm.em.fork(), 'unknown@laundry.test')).toBe(false);
    expect((await test.graphql('{ me { role } }', {}, customer.token)).errors).toBeUndefined();
  });
});
