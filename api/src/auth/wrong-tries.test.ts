import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../testing/factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { cleanUp } from './upkeep.service.js';

const LOGIN = `mutation ($email: String!) { login(email: $email) { message } }`;
const VERIFY_LOGIN = `mutation ($input: VerifyInput!) { verifyLogin(input: $input) { token } }`;

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const database = () => test.orm.em.fork();

/** Everything that happened to this e-mail so far happened this much earlier. */
async function letTimePass(email: string, interval: string): Promise<void> {
  await database().execute(
    `update one_time_code set sent_at = sent_at - ?::interval, expires_at = expires_at - ?::interval where email = ?`,
    [interval, interval, email],
  );
  await database().execute(
    `update sign_in_guard set wrong_tries = array(select t - ?::interval from unnest(wrong_tries) t),
       codes_stopped_until = codes_stopped_until - ?::interval where email = ?`,
    [interval, interval, email],
  );
}

/** Wrong tries, three for each code that has to be asked for. */
async function tryWrongly(email: string, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    if (i % 3 === 0) {
      await letTimePass(email, '59 seconds');
      await test.graphql(LOGIN, { email });
      await database().execute(
        `update one_time_code set code_hash = 'of no code' where email = ? and code_hash is not null`,
        [email],
      );
    }
    await test.graphql(VERIFY_LOGIN, { input: { email, otp: '0000' } });
  }
}

const stopped = async (email: string): Promise<boolean> => {
  const rows = await database().execute<{ stopped: boolean }[]>(
    `select codes_stopped_until > now() as stopped from sign_in_guard where email = ?`,
    [email],
  );
  return rows[0]?.stopped ?? false;
};

describe('wrong tries of an e-mail', () => {
  it('stop codes with the tenth of any 24 hours, whenever the first was', async () => {
    const { email } = await makeUser(test);
    await tryWrongly(email, 9);
    expect(await stopped(email)).toBe(false);
    // All nine are just not a day old: one more, after a day has turned for the very first.
    await letTimePass(email, '23 hours 50 minutes');
    await tryWrongly(email, 1);
    expect(await stopped(email)).toBe(true);
  });

  it('do not count once they are 24 hours old', async () => {
    const { email } = await makeUser(test);
    await tryWrongly(email, 9);
    await letTimePass(email, '24 hours');
    await tryWrongly(email, 9);
    expect(await stopped(email)).toBe(false);
    await tryWrongly(email, 1);
    expect(await stopped(email)).toBe(true);
  });

  it('do not start anew at the turn of a day: four before it and six after it are ten', async () => {
    const { email } = await makeUser(test);
    await tryWrongly(email, 1);
    await letTimePass(email, '23 hours');
    await tryWrongly(email, 4);
    await letTimePass(email, '2 hours');
    await tryWrongly(email, 5);
    expect(await stopped(email)).toBe(false);
    await tryWrongly(email, 1);
    expect(await stopped(email)).toBe(true);
  });

  it('are each counted when they come at once', async () => {
    const { email } = await makeUser(test);
    for (let round = 0; round < 4; round += 1) {
      await letTimePass(email, '59 seconds');
      await test.graphql(LOGIN, { email });
      await database().execute(
        `update one_time_code set code_hash = 'of no code' where email = ?`,
        [email],
      );
      const tries = Array.from({ length: 20 }, () =>
        test.graphql(VERIFY_LOGIN, { input: { email, otp: '0000' } }),
      );
      await Promise.all(tries);
    }
    const [row] = await database().execute<{ n: number }[]>(
      'select cardinality(wrong_tries) as n from sign_in_guard where email = ?',
      [email],
    );
    // Three of each of three codes, then those of the fourth that came before the stop was written.
    expect(row?.n).toBeGreaterThanOrEqual(10);
    expect(row?.n).toBeLessThanOrEqual(12);
    expect(await stopped(email)).toBe(true);
  });

  it('stop codes for 24 hours and no longer', async () => {
    const { email } = await makeUser(test);
    await tryWrongly(email, 10);
    await letTimePass(email, '23 hours 59 minutes');
    expect(await stopped(email)).toBe(true);
    await letTimePass(email, '1 minute');
    expect(await stopped(email)).toBe(false);
  });

  it('are forgotten a week after the last', async () => {
    const [old, newer] = [await makeUser(test), await makeUser(test)];
    for (const { email } of [old, newer]) await tryWrongly(email, 2);
    await letTimePass(old.email, '7 days 1 second');
    await letTimePass(newer.email, '6 days 23 hours');
    await cleanUp(database());
    const left = await database().execute('select email from sign_in_guard where email in (?, ?)', [
      old.email,
      newer.email,
    ]);
    expect(left).toEqual([{ email: newer.email }]);
  });
});
