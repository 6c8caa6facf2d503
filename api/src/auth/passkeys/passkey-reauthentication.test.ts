import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../../testing/accounts/authenticator.js';
import { TestBrowser } from '../../testing/browser.js';
import { makeUser, type TestUser } from '../../testing/factories.js';
import {
  ADD,
  askedToAdd,
  BEGIN,
  makePasskey,
  passkeySession,
} from '../../testing/accounts/passkeys.js';
import { refusal } from '../../testing/refusals.js';
import { letSessionsAge, signInWith } from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let owner: TestUser;
beforeAll(async () => {
  test = await startTestServer();
});
beforeEach(async () => {
  owner = await makeUser(test);
});
afterAll(() => test.stop());

const REMOVE = `mutation ($id: ID!) { deletePasskey(id: $id) { message } }`;
const RENAME = `mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, input: { name: $name }) { message } }`;

const NEEDED = {
  code: 'REAUTHENTICATION_REQUIRED',
  message: expect.stringContaining('For your security, please sign in again with a code') as string,
};

const rowsOf = (table: 'passkey' | 'passkey_challenge') =>
  test.orm.em.fork().execute(`select 1 from ${table} where user_id = ?`, [owner.id]);

describe('with a sign-in older than 10 minutes', () => {
  it('no passkey can be added, and no challenge is created', async () => {
    await letSessionsAge(test, owner, '10 minutes');
    expect(refusal(await test.graphql(BEGIN, {}, owner.token))).toMatchObject(NEEDED);
    expect(await rowsOf('passkey_challenge')).toEqual([]);
    const token = await signInWith(new TestBrowser(test), test, owner.email);
    await makePasskey(test, token);
    expect(await rowsOf('passkey')).toHaveLength(1);
  });

  it('a registration begun in time can be completed', async () => {
    await letSessionsAge(test, owner, '9 minutes 50 seconds');
    const credential = new Authenticator(test.app.publicUrl).create(
      await askedToAdd(test, owner.token),
    );
    await letSessionsAge(test, owner, '1 minute');
    expect(refusal(await test.graphql(ADD, { credential }, owner.token)).code).toBe('OK');
  });

  it('no passkey can be deleted, but one can be renamed', async () => {
    const { id } = await makePasskey(test, owner.token);
    await letSessionsAge(test, owner, '10 minutes');
    expect(refusal(await test.graphql(REMOVE, { id }, owner.token))).toMatchObject(NEEDED);
    expect(await rowsOf('passkey')).toHaveLength(1);
    expect(refusal(await test.graphql(RENAME, { id, name: 'Mine' }, owner.token)).code).toBe('OK');
    const token = await signInWith(new TestBrowser(test), test, owner.email);
    expect(refusal(await test.graphql(REMOVE, { id }, token)).code).toBe('OK');
    expect(await rowsOf('passkey')).toEqual([]);
  });

  it('of a passkey session, a new sign-in with the passkey is required', async () => {
    const passkey = await makePasskey(test, owner.token);
    const token = await passkeySession(test, passkey);
    await letSessionsAge(test, owner, '10 minutes');
    const { code, message } = refusal(await test.graphql(BEGIN, {}, token));
    expect(code).toBe('REAUTHENTICATION_REQUIRED');
    expect(message).toContain('please sign in again with your passkey');
    await makePasskey(test, await passkeySession(test, passkey));
    expect(await rowsOf('passkey')).toHaveLength(2);
  });
});
