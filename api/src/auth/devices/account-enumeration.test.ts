import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutRequestId } from '../../testing/refusals.js';
import {
  knownCode,
  letTimePass,
  LOGIN,
  REGISTER,
  VERIFY,
  VERIFY_LOGIN,
} from '../../testing/accounts/sign-in.js';
import { TestBrowser } from '../../testing/browser.js';
import { makeUser } from '../../testing/factories.js';
import { shapeOf, recordSqlStatements } from '../../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const WRONG = '0000';

type Step = (browser: TestBrowser, email: string) => Promise<unknown>;

/** The requests of a sign-in or sign-up: one requests a code, one tries a wrong code. */
interface SignInFlow {
  ask: Step;
  tryWrong: Step;
}

const signIn: Step = (browser, email) => browser.graphql(LOGIN, { email });
const signUp: Step = (browser, email) =>
  browser.graphql(REGISTER, { input: { name: 'Asha Rao', phone: '9876543210', email } });

const inGraphQL =
  (document: string): Step =>
  (browser, email) =>
    browser.graphql(document, { input: { email, otp: WRONG } });
const inRest =
  (path: string): Step =>
  (browser, email) =>
    browser.rest(path, { email, otp: WRONG });

const FLOWS: Record<string, SignInFlow> = {
  'signInWithCode of GraphQL': { ask: signIn, tryWrong: inGraphQL(VERIFY_LOGIN) },
  'signInWithCode of REST': { ask: signIn, tryWrong: inRest('/auth/verify-login') },
  'signUpWithCode of GraphQL': { ask: signUp, tryWrong: inGraphQL(VERIFY) },
  'signUpWithCode of REST': { ask: signUp, tryWrong: inRest('/auth/verify-otp') },
};

async function ask(flow: SignInFlow, browser: TestBrowser, email: string): Promise<void> {
  await flow.ask(browser, email);
  // Stores a known code, so that the tried code is certainly wrong.
  await knownCode(test, email);
}

/** Requests sent before the wrong code: in the same browser and in other browsers. */
const CASES: Record<
  string,
  (flow: SignInFlow, browser: TestBrowser, email: string) => Promise<void>
> = {
  'nothing was asked': () => Promise.resolve(),
  'another browser asked': (flow, _, email) => ask(flow, new TestBrowser(test), email),
  'this browser asked': ask,
  'this browser asked, and codes are worth nothing by now': async (flow, browser, email) => {
    await ask(flow, browser, email);
    for (let time = 0; time < 5; time += 1) {
      const stranger = new TestBrowser(test);
      await ask(flow, stranger, email);
      await flow.tryWrong(stranger, email);
    }
  },
  'the tries of this browser are used up': async (flow, browser, email) => {
    await ask(flow, browser, email);
    for (let time = 0; time < 3; time += 1) await flow.tryWrong(browser, email);
    // The waiting time must pass, because the response would contain its remaining seconds.
    await letTimePass(test, email);
  },
};

/**
 * Ids of the transactions that wrote or locked each row of an e-mail. A transaction without a write
 * commits faster, so the response time would reveal whether an account exists.
 */
const writersOf = (email: string) =>
  test.orm.em.fork().execute(
    `select 'user' as of, xmin::text, xmax::text from "user" where email = ?
     union all select 'code', xmin::text, xmax::text from one_time_code where email = ?
     union all select 'throttle', xmin::text, xmax::text from sign_in_throttle where email = ?
     union all select 'device', d.xmin::text, d.xmax::text from trusted_device d join "user" u on u.id = d.user_id
       where u.email = ?
     order by 1, 2, 3`,
    [email, email, email, email],
  );

/**
 * Response, database queries and written rows of a failed attempt. They must not reveal whether an
 * account exists.
 */
async function visibleEffects(flow: SignInFlow, before: string, email: string) {
  const browser = new TestBrowser(test);
  await CASES[before]?.(flow, browser, email);
  const writers = await writersOf(email);
  let answer: unknown;
  const sent = await recordSqlStatements(async () => {
    answer = await flow.tryWrong(browser, email);
  });
  const wrote = JSON.stringify(await writersOf(email)) !== JSON.stringify(writers);
  return {
    answer: withoutRequestId(answer),
    wrote,
    cookies: browser.given.length,
    statements: shapeOf(sent),
  };
}

describe.each(Object.entries(FLOWS))('a wrong code for %s', (_, flow) => {
  it.each(Object.keys(CASES))(
    'has the same response, queries and writes with and without an account: %s',
    async (before) => {
      const { email } = await makeUser(test);
      const known = await visibleEffects(flow, before, email);
      expect(known).toEqual(await visibleEffects(flow, before, `unknown.${email}`));
      expect(known.statements.length).toBeGreaterThan(0);
    },
  );
});
