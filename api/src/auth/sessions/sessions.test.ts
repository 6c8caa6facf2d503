import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import { isSignedIn, signInWith } from '../../testing/accounts/sign-in.js';
import { TestBrowser } from '../../testing/browser.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { SESSIONS_PER_ACCOUNT } from './sessions.service.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

/** Sets a time of a user's session to now plus this interval. */
const move = (userId: string, column: string, time: string) =>
  test.orm.em
    .fork()
    .execute(`update session set ${column} = now() + ?::interval where user_id = ?`, [
      time,
      userId,
    ]);

const LIVES = [
  ['customer', '30 days', '7 days'],
  ['enterprise', '30 days', '7 days'],
  ['admin', '12 hours', '1 hour'],
  ['staff', '12 hours', '1 hour'],
] as const;

describe.each(LIVES)('a session of role %s', (role, life, idle) => {
  it(`expires ${life} after the sign-in`, async () => {
    const { id } = await makeUser(test, { role });
    const [row] = await test.orm.em.fork().execute<{ over: boolean; early: boolean }[]>(
      `select expires_at > created_at + ?::interval + interval '1 second' as over,
          expires_at < created_at + ?::interval - interval '1 second' as early
        from session where user_id = ?`,
      [life, life, id],
    );
    expect(row).toEqual({ over: false, early: false });
  });

  it.each(['created_at', 'expires_at'])(
    `ends ${life} after the sign-in by %s, also when it is in use`,
    async (column) => {
      const { id, token } = await makeUser(test, { role });
      const end = column === 'created_at' ? `-${life}` : '0 minutes';
      // The session is used ten seconds before its lifetime ends, so that the idle timeout does not
      // end it.
      await move(id, column, `${end} 10 seconds`);
      await move(id, 'last_seen_at', '-2 minutes');
      expect(await isSignedIn(test, token)).toBe(true);
      const em = test.orm.em.fork();
      const [used] = await em.execute<{ now: boolean }[]>(
        `select last_seen_at > now() - interval '1 minute' as now from session where user_id = ?`,
        [id],
      );
      expect(used).toEqual({ now: true });
      await em.execute(
        `update session set ${column} = ${column} - interval '10 seconds' where user_id = ?`,
        [id],
      );
      expect(await isSignedIn(test, token)).toBe(false);
    },
  );

  it('is not extended by automatic requests of a screen', async () => {
    const { id, token } = await makeUser(test, { role });
    await move(id, 'last_seen_at', '-2 minutes');
    const headers = { authorization: `Bearer ${token}`, 'x-background-request': 'true' };
    const payload = { query: '{ me { id } }' };
    const answer = await test.server.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(answer.json()).toEqual({ data: { me: { id } } });
    const em = test.orm.em.fork();
    const [used] = await em.execute<{ now: boolean }[]>(
      `select last_seen_at > now() - interval '1 minute' as now from session where user_id = ?`,
      [id],
    );
    expect(used).toEqual({ now: false });
  });

  it(`ends after ${idle} without use`, async () => {
    const { id, token } = await makeUser(test, { role });
    await move(id, 'last_seen_at', `-${idle} 10 seconds`);
    expect(await isSignedIn(test, token)).toBe(true);
    await move(id, 'last_seen_at', `-${idle}`);
    expect(await isSignedIn(test, token)).toBe(false);
  });

  it('is extended by each use', async () => {
    const { id, token } = await makeUser(test, { role });
    for (let time = 0; time < 3; time += 1) {
      await move(id, 'last_seen_at', `-${idle} 10 seconds`);
      expect(await isSignedIn(test, token)).toBe(true);
      expect(await isSignedIn(test, token)).toBe(true);
      await test.orm.em
        .fork()
        .execute(
          `update session set last_seen_at = last_seen_at - interval '50 minutes' where user_id = ?`,
          [id],
        );
      expect(await isSignedIn(test, token)).toBe(true);
    }
  });
});

it('an account has at most 100 sessions: a sign-in revokes the least recently used ones', async () => {
  const { id, email, token } = await makeUser(test);
  const em = test.orm.em.fork();
  await em.execute(
    `insert into session (id, token_hash, user_id, device, last_seen_at, expires_at)
       select gen_random_uuid(), sha256(convert_to(n::text, 'UTF8')), ?, n::text, now() - make_interval(mins => n),
         now() + interval '1 day'
       from generate_series(1, 150) n`,
    [id],
  );
  const opened = await signInWith(new TestBrowser(test), test, email);
  const QUERY = '{ accountSecurity { sessions { device current } } }';
  const { data } = await test.graphql<{
    accountSecurity: { sessions: { device: string | null; current: boolean }[] };
  }>(QUERY, {}, opened);
  const sessions = data?.accountSecurity.sessions ?? [];
  expect(sessions).toHaveLength(SESSIONS_PER_ACCOUNT);
  expect(sessions[0]?.current).toBe(true);
  // With the new session and the first one, 98 other sessions are within the limit of 100.
  const named = sessions.map(({ device }) => Number(device)).filter((device) => device > 0);
  expect(Math.max(...named)).toBe(98);
  expect(await isSignedIn(test, token)).toBe(true);
  const rows = await em.execute('select 1 from session where user_id = ?', [id]);
  expect(rows).toHaveLength(SESSIONS_PER_ACCOUNT);
});

it('a sign-out revokes only the session of the request', async () => {
  const { email, token } = await makeUser(test);
  const opened = await signInWith(new TestBrowser(test), test, email);
  await test.graphql('mutation { logout { message } }', {}, opened);
  expect(await isSignedIn(test, opened)).toBe(false);
  expect(await isSignedIn(test, token)).toBe(true);
});

it('the session of a user who becomes an admin gets the shorter lifetime at once', async () => {
  const { id, token } = await makeUser(test);
  await move(id, 'created_at', '-12 hours');
  expect(await isSignedIn(test, token)).toBe(true);
  await test.orm.em.fork().execute(`update "user" set role = 'admin' where id = ?`, [id]);
  expect(await isSignedIn(test, token)).toBe(false);
});

it('a session has the present role of its account', async () => {
  const { id, token } = await makeUser(test, { role: 'admin' });
  const LIST = `{ employees { nodes { id } } }`;
  expect((await test.graphql(LIST, {}, token)).errors).toBeUndefined();
  await test.orm.em.fork().execute(`update "user" set role = 'customer' where id = ?`, [id]);
  expect(refusal(await test.graphql(LIST, {}, token)).code).toBe('FORBIDDEN');
});

it('a session ends when its account is deleted', async () => {
  const { id, token } = await makeUser(test);
  expect(await isSignedIn(test, token)).toBe(true);
  await test.orm.em.fork().execute(`update "user" set archived_at = now() where id = ?`, [id]);
  expect(await isSignedIn(test, token)).toBe(false);
});
