import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { ME } from '../testing/sign-in.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

describe('sessions', () => {
  const sessionSet = (set: string, userId: string) =>
    test.orm.em.fork().execute(`update session set ${set} where user_id = ?`, [userId]);
  const signedIn = async (token: string) => !(await test.graphql(ME, {}, token)).errors;

  it('ends an idle one after 7 days, an admin one after an hour', async () => {
    const customer = await makeUser(test);
    const admin = await makeUser(test, { role: 'admin' });
    await sessionSet(`last_seen_at = now() - interval '2 hours'`, customer.id);
    await sessionSet(`last_seen_at = now() - interval '59 minutes'`, admin.id);
    expect([await signedIn(customer.token), await signedIn(admin.token)]).toEqual([true, true]);
    await sessionSet(`last_seen_at = now() - interval '8 days'`, customer.id);
    await sessionSet(`last_seen_at = now() - interval '61 minutes'`, admin.id);
    expect([await signedIn(customer.token), await signedIn(admin.token)]).toEqual([false, false]);
  });

  it('has the role of its account at once', async () => {
    const user = await makeUser(test, { role: 'admin' });
    const LIST = `{ employees { nodes { id } } }`;
    expect((await test.graphql(LIST, {}, user.token)).errors).toBeUndefined();
    await test.orm.em.fork().execute(`update "user" set role = 'customer' where id = ?`, [user.id]);
    expect(refusal(await test.graphql(LIST, {}, user.token)).code).toBe('FORBIDDEN');
  });

  it('ends with its account', async () => {
    const user = await makeUser(test);
    await test.orm.em
      .fork()
      .execute(`update "user" set archived_at = now() where id = ?`, [user.id]);
    expect(await signedIn(user.token)).toBe(false);
  });
});
