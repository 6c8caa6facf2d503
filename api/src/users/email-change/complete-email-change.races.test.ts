import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLink } from '../../auth/links/one-time-links.service.js';
import { AppError } from '../../platform/errors.js';
import { createExchange, exchangeFor } from '../../social/social.service.js';
import { untilLocked } from '../../testing/lock-waits.js';
import { newEmail } from '../../testing/accounts/email-change.js';
import { makeUser, type TestUser } from '../../testing/factories.js';
import {
  askedToSignIn,
  makePasskey,
  signInWithCredential,
} from '../../testing/accounts/passkeys.js';
import { refusal } from '../../testing/refusals.js';
import {
  knownCode,
  LOGIN,
  SIGN_IN_WITH_LINK,
  VERIFY_LOGIN,
} from '../../testing/accounts/sign-in.js';
import { type GraphQLAnswer, startTestServer, type TestServer } from '../../testing/test-server.js';
import { completeEmailChange } from './complete-email-change.service.js';

const SOCIAL = `mutation ($code: String!) { signInWithSocial(input: { code: $code }) { token } }`;

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

/**
 * Completes an e-mail change while a prepared sign-in with the old e-mail runs. Returns the result
 * of the sign-in.
 */
async function whileHandedOver(owner: TestUser, comeIn: () => Promise<string>): Promise<string> {
  const to = newEmail();
  const { app, server } = test;
  let coming: Promise<string> = Promise.resolve('nobody came');
  await test.orm.em.fork().transactional(async (em) => {
    await em.execute('select 1 from "user" where id = ? for update', [owner.id]);
    coming = comeIn();
    await untilLocked(test, 1, '');
    const account = { ...owner, name: 'Owner', emailProved: true };
    await completeEmailChange({ em, app, log: server.log }, account, { to, how: 'by staff' });
    await em.execute('update "user" set email = ? where id = ?', [to, owner.id]);
  });
  return coming;
}

const leftInside = ({ id }: TestUser) =>
  test.orm.em.fork().execute(
    `select 'session' as what from session where user_id = ?
     union all select 'provider' from social_identity where user_id = ?
     union all select 'popup' from social_exchange where user_id = ?
     union all select 'device' from trusted_device where user_id = ?`,
    [id, id, id, id],
  );

const personOf = ({ id, email }: TestUser) => ({
  ...{ issuer: 'https://id.example', subject: id },
  ...{ email, emailVerified: true, name: 'Old Owner' },
});

const refusedWith = async (answer: Promise<GraphQLAnswer<unknown>>): Promise<string> =>
  refusal(await answer).code;

/**
 * The error of a sign-in with a social account explains how to recover the account, or to try
 * again.
 */
const withProvider = async (owner: TestUser): Promise<string> => {
  try {
    await exchangeFor(test.orm.em.fork(), personOf(owner), 'Test ID');
    return 'OK';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

/** Prepares a sign-in; the returned function completes it and returns its result. */
const WAYS_IN: Record<string, (owner: TestUser) => Promise<() => Promise<string>>> = {
  'a code': async ({ email }) => {
    await test.graphql(LOGIN, { email });
    const otp = await knownCode(test, email);
    return () => refusedWith(test.graphql(VERIFY_LOGIN, { input: { email, otp } }));
  },
  'a link': async ({ email }) => {
    const { token } = await createLink(test.orm.em.fork(), { purpose: 'login', email });
    return () => refusedWith(test.graphql(SIGN_IN_WITH_LINK, { token }));
  },
  'a passkey': async (owner) => {
    const { authenticator } = await makePasskey(test, owner.token);
    const credential = authenticator.get(await askedToSignIn(test));
    return () => refusedWith(signInWithCredential(test, credential));
  },
  'the code of a popup': async ({ id }) => {
    const code = await createExchange(test.orm.em.fork(), id);
    return () => refusedWith(test.graphql(SOCIAL, { code }));
  },
  'a provider that they are linked to': async (owner) => {
    await withProvider(owner);
    return () => withProvider(owner);
  },
  'a provider for the first time': (owner) => Promise.resolve(() => withProvider(owner)),
};

describe('a sign-in during an e-mail change', () => {
  it.each(Object.keys(WAYS_IN))('is refused or revoked, with %s', async (way) => {
    const owner = await makeUser(test);
    const comeIn = await WAYS_IN[way]?.(owner);
    const outcome = await whileHandedOver(owner, comeIn ?? (() => Promise.resolve('no way')));
    expect(outcome).toBe('BAD_USER_INPUT');
    expect(await leftInside(owner)).toEqual([]);
  });
});
