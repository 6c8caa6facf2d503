import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../testing/factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { cleanUp, ensureAdmin } from './upkeep.service.js';

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
  it('is made once, however many starts ask for it at once', async () => {
    const asking = [1, 2, 3, 4].map(() => ensureAdmin(test.orm.em.fork(), ' Boss@Laundry.test '));
    await Promise.all(asking);
    expect(await usersWith('boss@laundry.test')).toEqual([{ role: 'admin', used: true }]);
  });

  it('is what a known account becomes, with the session that it has', async () => {
    const user = await makeUser(test);
    const USERS = '{ users(first: 1) { nodes { id } } }';
    expect((await test.graphql(USERS, {}, user.token)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    await ensureAdmin(test.orm.em.fork(), user.email);
    expect((await test.graphql(USERS, {}, user.token)).errors).toBeUndefined();
  });

  it('is made anew where the account was removed', async () => {
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

describe('cleaning up', () => {
  it('forgets sessions that are over and keeps the others', async () => {
    const [over, open] = [await makeUser(test), await makeUser(test)];
    const em = test.orm.em.fork();
    await em.execute(
      `update session set expires_at = now() - interval '1 minute' where user_id = ?`,
      [over.id],
    );
    await cleanUp(em);
    const left = await em.execute('select user_id from session where user_id in (?, ?)', [
      over.id,
      open.id,
    ]);
    expect(left).toEqual([{ user_id: open.id }]);
  });
});
