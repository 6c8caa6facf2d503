import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../../testing/accounts/authenticator.js';
import { makeUser, type TestUser } from '../../testing/factories.js';
import {
  askedToAdd,
  askedToSignIn,
  BROKEN,
  letChallengesEnd,
  FORGED_RESPONSES,
  makePasskey,
  NOT_SIGNED_IN,
  passkeySession,
  signInWithCredential,
} from '../../testing/accounts/passkeys.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let user: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  user = await makeUser(test);
});
afterAll(() => test.stop());

describe('a passkey sign-in', () => {
  it('needs no e-mail, and its options name no account', async () => {
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

  it.each(FORGED_RESPONSES)('refuses a response %s', async (_, overrides) => {
    const { authenticator } = await makePasskey(test, user.token);
    await refusedWith(authenticator.get(await askedToSignIn(test), overrides));
  });

  it.each(BROKEN)('refuses %s', (credential) => refusedWith(credential));

  it('gives the same error for an unknown passkey, a deleted one, and a wrong signature', async () => {
    const stranger = new Authenticator(test.app.publicUrl);
    stranger.create(await askedToAdd(test, user.token));
    await refusedWith(stranger.get(await askedToSignIn(test)));
    const { id, authenticator } = await makePasskey(test, user.token);
    const { key } = stranger;
    await refusedWith(authenticator.get(await askedToSignIn(test), { key }));
    const REMOVE = `mutation ($id: ID!) { deletePasskey(id: $id) { message } }`;
    await test.graphql(REMOVE, { id }, user.token);
    await refusedWith(authenticator.get(await askedToSignIn(test)));
  });

  it('refuses a passkey with the user handle of another account', async () => {
    const { authenticator } = await makePasskey(test, user.token);
    const other = await makeUser(test);
    const userHandle = Buffer.from(other.id).toString('base64url');
    await refusedWith(authenticator.get(await askedToSignIn(test), { userHandle }));
  });

  it('refuses the passkey of a deleted account', async () => {
    const owner = await makeUser(test);
    const { authenticator } = await makePasskey(test, owner.token);
    await test.orm.em
      .fork()
      .execute('update "user" set archived_at = now() where id = ?', [owner.id]);
    await refusedWith(authenticator.get(await askedToSignIn(test)));
  });

  it('accepts a challenge once, within 5 minutes, and no challenge of a registration', async () => {
    const { authenticator } = await makePasskey(test, user.token);
    const signed = authenticator.get(await askedToSignIn(test));
    expect(refusal(await signInWithCredential(test, signed)).code).toBe('OK');
    await refusedWith(signed);
    const late = authenticator.get(await askedToSignIn(test));
    await letChallengesEnd(test);
    await refusedWith(late);
    const { challenge } = JSON.parse(await askedToAdd(test, user.token)) as { challenge: string };
    await refusedWith(authenticator.get(await askedToSignIn(test), { challenge }));
  });

  it('creates one session for one signature sent many times at once', async () => {
    const { authenticator } = await makePasskey(test, user.token);
    const signed = authenticator.get(await askedToSignIn(test));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signInWithCredential(test, signed)),
    );
    expect(answers.filter((answer) => refusal(answer).code === 'OK')).toHaveLength(1);
  });

  it('refuses a signature counter that does not increase, which indicates a copied passkey', async () => {
    const passkey = await makePasskey(
      test,
      user.token,
      new Authenticator(test.app.publicUrl, true),
    );
    const { authenticator } = passkey;
    await passkeySession(test, passkey);
    await passkeySession(test, passkey);
    await refusedWith(authenticator.get(await askedToSignIn(test), { counter: 2 }));
    await refusedWith(authenticator.get(await askedToSignIn(test), { counter: 1 }));
    await refusedWith(authenticator.get(await askedToSignIn(test), { counter: 0 }));
    await passkeySession(test, passkey);
  });
});
