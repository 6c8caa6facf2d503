import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../testing/browser.js';
import { makeAdmin, makeUser } from '../../testing/factories.js';
import { makePasskey, passkeySession } from '../../testing/accounts/passkeys.js';
import { refusal } from '../../testing/refusals.js';
import { isSignedIn, signInWith } from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { userAgentLabel } from '../devices/user-agent-label.js';

let test: TestServer;
const log: string[] = [];
beforeAll(async () => {
  test = await startTestServer({ log: (line) => log.push(line) });
});
afterAll(() => test.stop());

interface Session {
  id: string;
  device: string | null;
  current: boolean;
  byPasskey: boolean;
}

const SESSIONS = `{ accountSecurity { sessions { id device current byPasskey createdAt lastSeenAt } } }`;
const END = `mutation ($id: ID!) { revokeSession(id: $id) { message } }`;
const END_OTHERS = `mutation { revokeOtherSessions { message } }`;

const sessionsOf = async (token: string): Promise<Session[]> =>
  (await test.graphql<{ accountSecurity: { sessions: Session[] } }>(SESSIONS, {}, token)).data
    ?.accountSecurity.sessions ?? [];

it('lists the valid sessions, the requesting one first, with browser and sign-in method', async () => {
  const user = await makeUser(test);
  const token = await passkeySession(test, await makePasskey(test, user.token));
  const em = test.orm.em.fork();
  const gone = await passkeySession(test, await makePasskey(test, user.token));
  const [over] = (await sessionsOf(gone)).filter(({ current }) => current);
  await em.execute(`update session set expires_at = now() - interval '1 second' where id = ?`, [
    over?.id ?? '',
  ]);
  expect(await sessionsOf(token)).toMatchObject([
    { device: 'An app', current: true, byPasskey: true },
    { device: null, current: false, byPasskey: false },
  ]);
});

it('revokes the session with this id only', async () => {
  const user = await makeUser(test);
  const passkey = await makePasskey(test, user.token);
  const [one, two] = [await passkeySession(test, passkey), await passkeySession(test, passkey)];
  const id = (await sessionsOf(one)).find(({ current }) => current)?.id;
  expect(refusal(await test.graphql(END, { id }, two)).code).toBe('OK');
  expect(await Promise.all([one, two, user.token].map((each) => isSignedIn(test, each)))).toEqual([
    false,
    true,
    true,
  ]);
  expect(refusal(await test.graphql(END, { id }, two)).code).toBe('NOT_FOUND');
});

it('revokes the other sessions and trusted devices of this user only', async () => {
  const user = await makeUser(test);
  const other = await makeUser(test);
  const [here, there] = [new TestBrowser(test), new TestBrowser(test)];
  const tokenThere = await signInWith(there, test, user.email);
  await test.orm.em.fork().execute('delete from one_time_code where email = ?', [user.email]);
  const token = await signInWith(here, test, user.email);
  await here.graphql(END_OTHERS, {}, token);
  const left = await Promise.all(
    [token, tokenThere, user.token, other.token].map((each) => isSignedIn(test, each)),
  );
  expect(left).toEqual([true, false, false, true]);
  const marks = await test.orm.em
    .fork()
    .execute('select 1 from trusted_device where user_id = ?', [user.id]);
  expect(marks).toHaveLength(1);
});

it('lets staff revoke all sessions of one user', async () => {
  const [user, other, admin] = [await makeUser(test), await makeUser(test), await makeAdmin(test)];
  const there = new TestBrowser(test);
  const tokenThere = await signInWith(there, test, user.email);
  const SIGN_OUT = `mutation ($id: ID!) { revokeUserSessions(id: $id) { message } }`;
  const signOut = async (id: string, token: string) =>
    refusal(await test.graphql(SIGN_OUT, { id }, token)).code;
  expect(await signOut(user.id, other.token)).toBe('FORBIDDEN');
  expect(await isSignedIn(test, user.token)).toBe(true);
  expect(await signOut(user.id, admin.token)).toBe('OK');
  const left = await Promise.all(
    [user.token, tokenThere, other.token, admin.token].map((each) => isSignedIn(test, each)),
  );
  expect(left).toEqual([false, false, true, true]);
  const em = test.orm.em.fork();
  expect(await em.execute('select 1 from trusted_device where user_id = ?', [user.id])).toEqual([]);
  const said = log.map((line) => JSON.parse(line) as object);
  expect(said).toContainEqual(
    expect.objectContaining({ msg: 'signed out everywhere', user: user.id, by: admin.id }),
  );
  await em.execute('delete from one_time_code where email = ?', [user.email]);
  expect(await isSignedIn(test, await signInWith(there, test, user.email))).toBe(true);
  await em.execute('update "user" set archived_at = now() where id = ?', [user.id]);
  expect(await signOut(user.id, admin.token)).toBe('NOT_FOUND');
});

const MOZILLA = 'Mozilla/5.0';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const IPHONE =
  '(iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the label of a user agent', () => {
  it.each([
    [`${MOZILLA} (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
    [
      `${MOZILLA} (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/28.0 ${CHROME} Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0`,
      'Edge on Windows',
    ],
    [`${MOZILLA} ${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${MOZILLA} ${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [`${MOZILLA} (Macintosh; Intel Mac OS X 10.15; rv:145.0) Firefox/145.0`, 'Firefox on Mac'],
    [`${MOZILLA} (X11; Linux x86_64) ${CHROME} Safari/537.36`, 'Chrome on Linux'],
    [`${MOZILLA} (X11; CrOS x86_64) ${CHROME} Safari/537.36`, 'Chrome on ChromeOS'],
    ['okhttp/4.12 (Android)', 'An app on Android'],
    ['curl/8.5.0', 'An app'],
    ['<script>alert(1)</script>', 'An app'],
  ])('maps %s to a text of our own list', (userAgent, words) => {
    expect(userAgentLabel(userAgent)).toBe(words);
  });

  it('is "An app" without a user agent', () => {
    expect(userAgentLabel(undefined)).toBe('An app');
  });
});
