import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator, type Lies } from '../../testing/authenticator.js';
import { moveTo, newEmail } from '../../testing/email-change.js';
import { makeUser, type TestUser } from '../../testing/factories.js';
import {
  ADD,
  askedToAdd,
  askedToSignIn,
  BEGIN,
  makePasskey,
  passkeySession,
  signInWithCredential,
} from '../../testing/passkeys.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { closeSessionsOf } from '../sessions.service.js';
import { cleanUp } from '../upkeep.service.js';
import { endPasskeys } from './passkeys.service.js';

let test: TestServer;
let user: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  user = await makeUser(test);
});
afterAll(() => test.stop());

const NOT_ADDED = 'This passkey could not be added. Please try again';
const NOT_SIGNED_IN = 'This passkey did not sign you in. Please try again, or sign in with a code';

const device = (counts = false) => new Authenticator(test.app.publicUrl, counts);
const add = (credential: string, { token } = user) => test.graphql(ADD, { credential }, token);
const passkeysOf = ({ id }: TestUser) =>
  test.orm.em.fork().execute('select * from passkey where user_id = ?', [id]);
const letFiveMinutesPass = () =>
  test.orm.em.fork().execute(`update passkey_challenge set expires_at = now()`);

/** What a browser on another page, or an authenticator that nobody unlocked, says. */
const LIES: [what: string, lies: Lies][] = [
  ['for another origin', { origin: 'http://laundry.test.evil.example' }],
  ['for a neighbour of the origin', { origin: 'http://www.laundry.test' }],
  ['for another site', { rpID: 'evil.example' }],
  ['for a parent of the site', { rpID: 'test' }],
  ['without anybody verified', { flags: 0x01 }],
  ['without anybody present', { flags: 0x04 }],
  ['with a challenge of nobody', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['that was made for something else', { type: 'payment.get' }],
];

const BROKEN = ['', 'null', '[]', '"text"', '{"id":"x"}', '{"id":1,"response":{}}', '{"id":'];

describe('adding a passkey', () => {
  it('asks for one that finds its account itself, and for whoever holds it to be verified', async () => {
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

  it('is told to the mailbox, without a secret', async () => {
    const owner = await makeUser(test);
    const { authenticator } = await makePasskey(test, owner.token);
    const mail = await test.mailTo(owner.email);
    expect(mail.subject).toContain('A passkey was added');
    expect(mail.text).toContain('If this was not you');
    expect(mail.text).toContain(`${test.app.publicUrl}/security`);
    expect(mail.text).not.toContain(authenticator.id);
  });

  it.each(LIES)('refuses one %s', async (_, lies) => {
    const there = (await passkeysOf(user)).length;
    const asked = await askedToAdd(test, user.token);
    const answer = await add(device().create(asked, lies));
    expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT', message: NOT_ADDED });
    expect(await passkeysOf(user)).toHaveLength(there);
  });

  it.each(BROKEN)('refuses %s', async (credential) => {
    expect(refusal(await add(credential))).toMatchObject({ message: NOT_ADDED });
  });

  it('takes a challenge once, from whom it was given to, for 5 minutes, and for nothing else', async () => {
    const asked = await askedToAdd(test, user.token);
    const first = device();
    const other = await makeUser(test);
    expect(refusal(await add(first.create(asked), other)).message).toBe(NOT_ADDED);
    expect(refusal(await add(first.create(asked))).code).toBe('OK');
    expect(refusal(await add(device().create(asked))).message).toBe(NOT_ADDED);

    const late = await askedToAdd(test, user.token);
    await letFiveMinutesPass();
    expect(refusal(await add(device().create(late))).message).toBe(NOT_ADDED);

    const { challenge } = JSON.parse(await askedToSignIn(test)) as { challenge: string };
    const another = await askedToAdd(test, user.token);
    expect(refusal(await add(device().create(another, { challenge }))).message).toBe(NOT_ADDED);
  });

  it('a refused one has used its challenge up', async () => {
    const asked = await askedToAdd(test, user.token);
    await add(device().create(asked, { origin: 'http://evil.example' }));
    expect(refusal(await add(device().create(asked))).message).toBe(NOT_ADDED);
  });

  it('refuses one that an account has already, whosever it is', async () => {
    const { authenticator } = await makePasskey(test, user.token);
    const other = await makeUser(test);
    const asked = await askedToAdd(test, other.token);
    expect(refusal(await add(authenticator.create(asked), other)).message).toBe(NOT_ADDED);
    expect(await passkeysOf(other)).toEqual([]);
  });

  it('stops at 20, also when they come at once', async () => {
    const owner = await makeUser(test);
    const asked: string[] = [];
    for (let i = 0; i < 22; i += 1) asked.push(await askedToAdd(test, owner.token));
    await Promise.all(asked.map((one) => add(device().create(one), owner)));
    expect(await passkeysOf(owner)).toHaveLength(20);
    expect(refusal(await test.graphql(BEGIN, {}, owner.token)).code).toBe('CONFLICT');
  });
});

describe('signing in with a passkey', () => {
  it('needs nothing else, and asks for no account', async () => {
    const passkey = await makePasskey(test, user.token);
    const asked = JSON.parse(await askedToSignIn(test)) as Record<string, unknown>;
    expect(asked).toMatchObject({ rpId: 'laundry.test', userVerification: 'required' });
    expect(asked['allowCredentials'] ?? []).toEqual([]);
    const token = await passkeySession(test, passkey);
    const me = await test.graphql<{ me: { id: string } }>('{ me { id } }', {}, token);
    expect(me.data?.me.id).toBe(user.id);
    const [row] = await test.orm.em
      .fork()
      .execute<{ last_used_at: string | null }[]>('select last_used_at from passkey where id = ?', [
        passkey.id,
      ]);
    expect(row?.last_used_at).not.toBeNull();
  });

  const refusedWith = async (credential: string) => {
    const { code, message } = refusal(await signInWithCredential(test, credential));
    expect({ code, message }).toEqual({ code: 'BAD_USER_INPUT', message: NOT_SIGNED_IN });
  };

  it.each(LIES)('refuses one %s', async (_, lies) => {
    const { authenticator } = await makePasskey(test, user.token);
    await refusedWith(authenticator.get(await askedToSignIn(test), lies));
  });

  it.each(BROKEN)('refuses %s', (credential) => refusedWith(credential));

  it('says the same of an unknown passkey, a removed one, and a wrong signature', async () => {
    const stranger = device();
    stranger.create(await askedToAdd(test, user.token));
    await refusedWith(stranger.get(await askedToSignIn(test)));
    const { id, authenticator } = await makePasskey(test, user.token);
    const { key } = stranger;
    await refusedWith(authenticator.get(await askedToSignIn(test), { key }));
    const REMOVE = `mutation ($id: ID!) { removePasskey(id: $id) { message } }`;
    await test.graphql(REMOVE, { id }, user.token);
    await refusedWith(authenticator.get(await askedToSignIn(test)));
  });

  it('refuses a passkey that says it is of another account', async () => {
    const { authenticator } = await makePasskey(test, user.token);
    const other = await makeUser(test);
    const userHandle = Buffer.from(other.id).toString('base64url');
    await refusedWith(authenticator.get(await askedToSignIn(test), { userHandle }));
  });

  it('refuses the passkey of an account that is no more', async () => {
    const owner = await makeUser(test);
    const { authenticator } = await makePasskey(test, owner.token);
    await test.orm.em
      .fork()
      .execute('update "user" set archived_at = now() where id = ?', [owner.id]);
    await refusedWith(authenticator.get(await askedToSignIn(test)));
  });

  it('takes a challenge once, for 5 minutes, and for nothing else', async () => {
    const { authenticator } = await makePasskey(test, user.token);
    const signed = authenticator.get(await askedToSignIn(test));
    expect(refusal(await signInWithCredential(test, signed)).code).toBe('OK');
    await refusedWith(signed);
    const late = authenticator.get(await askedToSignIn(test));
    await letFiveMinutesPass();
    await refusedWith(late);
    const { challenge } = JSON.parse(await askedToAdd(test, user.token)) as { challenge: string };
    await refusedWith(authenticator.get(await askedToSignIn(test), { challenge }));
  });

  it('of one signature sent many times at once, one gets in', async () => {
    const { authenticator } = await makePasskey(test, user.token);
    const signed = authenticator.get(await askedToSignIn(test));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signInWithCredential(test, signed)),
    );
    expect(answers.filter((answer) => refusal(answer).code === 'OK')).toHaveLength(1);
  });

  it('refuses a count that does not grow: somebody has copied the key', async () => {
    const passkey = await makePasskey(test, user.token, device(true));
    const { authenticator } = passkey;
    await passkeySession(test, passkey);
    await passkeySession(test, passkey);
    await refusedWith(authenticator.get(await askedToSignIn(test), { counter: 2 }));
    await refusedWith(authenticator.get(await askedToSignIn(test), { counter: 1 }));
    await refusedWith(authenticator.get(await askedToSignIn(test), { counter: 0 }));
    await passkeySession(test, passkey);
  });
});

it('challenges that nobody came back with are forgotten', async () => {
  await askedToSignIn(test);
  await letFiveMinutesPass();
  await cleanUp(test.orm.em.fork());
  expect(await test.orm.em.fork().execute('select 1 from passkey_challenge')).toEqual([]);
});

it('another e-mail for the account ends its passkeys, and what was begun', async () => {
  const owner = await makeUser(test);
  const passkey = await makePasskey(test, owner.token);
  const asked = await askedToAdd(test, owner.token);
  await moveTo(test, { user: owner, token: owner.token }, newEmail());
  expect(await passkeysOf(owner)).toEqual([]);
  const signed = passkey.authenticator.get(await askedToSignIn(test));
  expect(refusal(await signInWithCredential(test, signed)).message).toBe(NOT_SIGNED_IN);
  expect(refusal(await add(device().create(asked), owner)).code).not.toBe('OK');
});

it('a passkey that is being added while the account is handed over does not outlive it', async () => {
  const owner = await makeUser(test);
  const asked = await askedToAdd(test, owner.token);
  const em = test.orm.em.fork();
  const waiting = () =>
    test.orm.em.fork().execute(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ~ '"user"'`);
  const adding = await em.transactional(async (tx) => {
    await tx.execute('select 1 from "user" where id = ? for update', [owner.id]);
    const sent = add(device().create(asked), owner);
    await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(1);
    await endPasskeys(tx, owner.id);
    await closeSessionsOf(tx, owner.id);
    return { sent };
  });
  expect(refusal(await adding.sent).code).toBe('UNAUTHENTICATED');
  expect(await passkeysOf(owner)).toEqual([]);
});
