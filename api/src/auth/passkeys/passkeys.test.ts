import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilLocked } from '../../testing/lock-waits.js';
import { Authenticator } from '../../testing/accounts/authenticator.js';
import { moveTo, newEmail } from '../../testing/accounts/email-change.js';
import { makeUser, type TestUser } from '../../testing/factories.js';
import {
  ADD,
  askedToAdd,
  askedToSignIn,
  BEGIN,
  BROKEN,
  letChallengesEnd,
  FORGED_RESPONSES,
  makePasskey,
  NOT_SIGNED_IN,
  signInWithCredential,
} from '../../testing/accounts/passkeys.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { revokeSessionsOf } from '../sessions/sessions.service.js';
import { deleteExpiredSignIns } from '../sign-in-cleanup.service.js';
import { deletePasskeys } from './passkeys.service.js';

let test: TestServer;
let user: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  user = await makeUser(test);
});
afterAll(() => test.stop());

const NOT_ADDED = 'This passkey could not be added. Please try again';

const device = () => new Authenticator(test.app.publicUrl);
const add = (credential: string, { token } = user) => test.graphql(ADD, { credential }, token);
const passkeysOf = ({ id }: TestUser) =>
  test.orm.em.fork().execute('select * from passkey where user_id = ?', [id]);

describe('adding a passkey', () => {
  it('requires a discoverable credential and user verification', async () => {
    const { authenticator } = await makePasskey(test, user.token);
    const asked = JSON.parse(await askedToAdd(test, user.token)) as Record<string, unknown>;
    expect(asked).toMatchObject({
      rp: { id: 'laundry.test' },
      user: { name: user.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.id, transports: ['internal'] }],
    });
  });

  it('is notified by mail, without secrets', async () => {
    const owner = await makeUser(test);
    const { authenticator } = await makePasskey(test, owner.token);
    const mail = await test.mailTo(owner.email);
    expect(mail.subject).toContain('A passkey was added');
    expect(mail.text).toContain('If this was not you');
    expect(mail.text).toContain(`${test.app.publicUrl}/security`);
    expect(mail.text).not.toContain(authenticator.id);
  });

  it.each(FORGED_RESPONSES)('refuses a response %s', async (_, overrides) => {
    const there = (await passkeysOf(user)).length;
    const asked = await askedToAdd(test, user.token);
    const answer = await add(device().create(asked, overrides));
    expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT', message: NOT_ADDED });
    expect(await passkeysOf(user)).toHaveLength(there);
  });

  it.each(BROKEN)('refuses %s', async (credential) => {
    expect(refusal(await add(credential))).toMatchObject({ message: NOT_ADDED });
  });

  it('accepts a challenge once, for its account, within 5 minutes, and no challenge of a sign-in', async () => {
    const asked = await askedToAdd(test, user.token);
    const first = device();
    const other = await makeUser(test);
    expect(refusal(await add(first.create(asked), other)).message).toBe(NOT_ADDED);
    expect(refusal(await add(first.create(asked))).code).toBe('OK');
    expect(refusal(await add(device().create(asked))).message).toBe(NOT_ADDED);

    const late = await askedToAdd(test, user.token);
    await letChallengesEnd(test);
    expect(refusal(await add(device().create(late))).message).toBe(NOT_ADDED);

    const { challenge } = JSON.parse(await askedToSignIn(test)) as { challenge: string };
    const another = await askedToAdd(test, user.token);
    expect(refusal(await add(device().create(another, { challenge }))).message).toBe(NOT_ADDED);
  });

  it('consumes the challenge of a refused credential', async () => {
    const asked = await askedToAdd(test, user.token);
    await add(device().create(asked, { origin: 'http://evil.example' }));
    expect(refusal(await add(device().create(asked))).message).toBe(NOT_ADDED);
  });

  it('refuses a credential that any account has registered', async () => {
    const { authenticator } = await makePasskey(test, user.token);
    const other = await makeUser(test);
    const asked = await askedToAdd(test, other.token);
    expect(refusal(await add(authenticator.create(asked), other)).message).toBe(NOT_ADDED);
    expect(await passkeysOf(other)).toEqual([]);
  });

  it('stops at 20, also for simultaneous requests', async () => {
    const owner = await makeUser(test);
    const asked: string[] = [];
    for (let i = 0; i < 22; i += 1) asked.push(await askedToAdd(test, owner.token));
    await Promise.all(asked.map((one) => add(device().create(one), owner)));
    expect(await passkeysOf(owner)).toHaveLength(20);
    expect(refusal(await test.graphql(BEGIN, {}, owner.token)).code).toBe('CONFLICT');
  });
});

it('expired challenges are deleted', async () => {
  await askedToSignIn(test);
  await letChallengesEnd(test);
  await deleteExpiredSignIns(test.orm.em.fork());
  expect(await test.orm.em.fork().execute('select 1 from passkey_challenge')).toEqual([]);
});

it('an e-mail change deletes the account’s passkeys and open challenges', async () => {
  const owner = await makeUser(test);
  const passkey = await makePasskey(test, owner.token);
  const asked = await askedToAdd(test, owner.token);
  await moveTo(test, { user: owner, token: owner.token }, newEmail());
  expect(await passkeysOf(owner)).toEqual([]);
  const signed = passkey.authenticator.get(await askedToSignIn(test));
  expect(refusal(await signInWithCredential(test, signed)).message).toBe(NOT_SIGNED_IN);
  expect(refusal(await add(device().create(asked), owner)).code).not.toBe('OK');
});

it('a passkey cannot be added after an e-mail change that ran at the same time', async () => {
  const owner = await makeUser(test);
  const asked = await askedToAdd(test, owner.token);
  const em = test.orm.em.fork();
  const adding = await em.transactional(async (tx) => {
    await tx.execute('select 1 from "user" where id = ? for update', [owner.id]);
    const sent = add(device().create(asked), owner);
    await untilLocked(test, 1, '"user"');
    await deletePasskeys(tx, owner.id);
    await revokeSessionsOf(tx, owner.id);
    return { sent };
  });
  expect(refusal(await adding.sent).code).toBe('UNAUTHENTICATED');
  expect(await passkeysOf(owner)).toEqual([]);
});
