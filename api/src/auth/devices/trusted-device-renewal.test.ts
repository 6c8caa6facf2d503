import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExchange } from '../../social/social.service.js';
import { makePasskey, askedToSignIn, SIGN_IN } from '../../testing/accounts/passkeys.js';
import { SIGN_IN_WITH_LINK, signInWith } from '../../testing/accounts/sign-in.js';
import { TestBrowser } from '../../testing/browser.js';
import { makeUser, type TestUser } from '../../testing/factories.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { createLink } from '../links/one-time-links.service.js';
import { hashToken } from '../tokens.js';
import { deviceKeyOfId } from './trusted-devices.queries.js';
import {
  recordFailedAttemptOfDevice,
  trustDevice,
  lockTrustedDevice,
} from './trusted-devices.service.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const em = () => test.orm.em.fork();
const PLANTED = 'P'.repeat(43);
const SOCIAL = 'mutation ($code: String!) { signInWithSocial(input: { code: $code }) { token } }';
const isMarked = async (id: string, email: string) =>
  (await lockTrustedDevice(em(), await deviceKeyOfId(em(), hashToken(id)), email)) !== null;

/** Every sign-in method, used in a browser. */
const WAYS: Record<string, (browser: TestBrowser, user: TestUser) => Promise<unknown>> = {
  'a code': (browser, { email }) => signInWith(browser, test, email),
  'a link': async (browser, { email }) => {
    const { token } = await createLink(em(), { purpose: 'login', email });
    return browser.graphql(SIGN_IN_WITH_LINK, { token });
  },
  'a passkey': async (browser, user) => {
    const { authenticator } = await makePasskey(test, user.token);
    const credential = authenticator.get(await askedToSignIn(test));
    return browser.graphql(SIGN_IN, { credential });
  },
  'a provider': async (browser, { id }) =>
    browser.graphql(SOCIAL, { code: await createExchange(em(), id) }),
};

describe.each(Object.entries(WAYS))('a sign-in with %s', (_, signIn) => {
  it('replaces the device id, so that an id which an attacker planted or copied is not trusted', async () => {
    const user = await makeUser(test);
    const browser = new TestBrowser(test, { device: PLANTED });
    await signIn(browser, user);
    const first = browser.cookie('device') ?? '';
    expect(first).not.toBe(PLANTED);
    expect([await isMarked(PLANTED, user.email), await isMarked(first, user.email)]).toEqual([
      false,
      true,
    ]);
  });
});

it('moves the trust and the failed attempts to the new device id', async () => {
  const [user, other] = [await makeUser(test), await makeUser(test)];
  const browser = new TestBrowser(test);
  await signInWith(browser, test, user.email);
  const noted = browser.cookie('device') ?? '';
  const deviceKey = await trustDevice(em(), hashToken(noted), other.id);
  await recordFailedAttemptOfDevice(em(), deviceKey, other.id);
  await em().execute(`update one_time_code set sent_at = sent_at - interval '1 minute'`);
  await signInWith(browser, test, user.email);
  const fresh = browser.cookie('device') ?? '';
  for (const { email } of [user, other])
    expect([await isMarked(noted, email), await isMarked(fresh, email)]).toEqual([false, true]);
  const rows = await em().execute(
    'select cardinality(failed_attempts) as tries from trusted_device where id_hash = ? and user_id = ?',
    [hashToken(fresh), other.id],
  );
  expect(rows).toEqual([{ tries: 1 }]);
  // Another account signs in in the same browser. Both accounts share one device key.
  await signInWith(browser, test, (await makeUser(test)).email);
  const deviceKeys = await em().execute(
    'select distinct device_key as "deviceKey" from trusted_device where id_hash = ?',
    [hashToken(browser.cookie('device') ?? '')],
  );
  expect(deviceKeys).toEqual([{ deviceKey }]);
});
