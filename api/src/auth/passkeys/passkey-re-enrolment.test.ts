import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkTo, moveTo, newEmail, REVERT_EMAIL } from '../../testing/accounts/email-change.js';
import {
  ADD,
  askedToAdd,
  BEGIN,
  makePasskey,
  passkeySession,
} from '../../testing/accounts/passkeys.js';
import { Authenticator } from '../../testing/accounts/authenticator.js';
import { signInWith } from '../../testing/accounts/sign-in.js';
import { TestBrowser } from '../../testing/browser.js';
import { makeAdmin, type TestUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { ensureAdmin, forgetPasskeys, revokeAdmin } from '../admins.service.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ staffPasskeys: 'required' });
});
afterAll(() => test.stop());

const OFFICE = '{ orders { nodes { id } } users { nodes { email } } }';
const REQUIREMENT = '{ accountSecurity { passkeyRequirement } }';
const REMOVE = 'mutation ($id: ID!) { deletePasskey(id: $id) { message } }';

const em = () => test.orm.em.fork();
const byCode = (email: string) => signInWith(new TestBrowser(test), test, email);
const requirementOf = async (token: string) =>
  (await test.graphql<{ accountSecurity: { passkeyRequirement: string } }>(REQUIREMENT, {}, token))
    .data?.accountSecurity.passkeyRequirement;

async function expectNoWayIn(email: string): Promise<void> {
  const token = await byCode(email);
  expect(await requirementOf(token)).toBe('CONTACT_ADMIN');
  const refused = refusal(await test.graphql(BEGIN, {}, token));
  expect(refused.code).toBe('FORBIDDEN');
  expect(refused.message).toContain(`reset the passkeys of ${email}`);
  expect(refusal(await test.graphql(OFFICE, {}, token)).code).toBe('FORBIDDEN');
}

async function expectWayIn(email: string): Promise<void> {
  const token = await byCode(email);
  expect(await requirementOf(token)).toBe('ENROL');
  const session = await passkeySession(test, await makePasskey(test, token));
  expect(refusal(await test.graphql(OFFICE, {}, session)).code).toBe('OK');
}

let owner: TestUser;
let session: string;
beforeEach(async () => {
  owner = await makeAdmin(test);
  session = await passkeySession(test, await makePasskey(test, owner.token));
});

/** Reverts the e-mail change with the link in the old mailbox. */
async function revert(email: string): Promise<void> {
  const token = await linkTo(test, email, '/revert-email');
  expect(refusal(await test.graphql(REVERT_EMAIL, { token })).code).toBe('OK');
}

describe('an account that has had a passkey cannot add one with access to the mailbox only', () => {
  it('after the revert of an e-mail change, in the old mailbox', async () => {
    await moveTo(test, { user: owner, token: session }, newEmail());
    // The session that confirmed the e-mail change signed in with a passkey, so it may add another
    // one.
    await makePasskey(test, session);
    await revert(owner.email);
    await expectNoWayIn(owner.email);
  });

  it('after an e-mail change requested by a colleague, in the new mailbox', async () => {
    const colleague = await makeAdmin(test);
    const theirs = await passkeySession(test, await makePasskey(test, colleague.token));
    const to = newEmail();
    await moveTo(test, { user: owner, token: theirs }, to);
    await expectNoWayIn(to);
    await revert(owner.email);
    await expectNoWayIn(owner.email);
  });

  it('after the account lost the admin role and got it back', async () => {
    await em().execute('delete from passkey where user_id = ?', [owner.id]);
    await revokeAdmin(em(), owner.email);
    await ensureAdmin(em(), owner.email);
    await expectNoWayIn(owner.email);
  });

  it('after it deleted its last passkey as a customer and became admin again', async () => {
    const { id } = await makePasskey(test, session);
    await em().execute('delete from passkey where user_id = ? and id <> ?', [owner.id, id]);
    await em().execute(`update "user" set role = 'customer' where id = ?`, [owner.id]);
    expect(refusal(await test.graphql(REMOVE, { id }, session)).code).toBe('OK');
    await em().execute(`update "user" set role = 'admin' where id = ?`, [owner.id]);
    await expectNoWayIn(owner.email);
  });

  it('with a challenge created before the first passkey', async () => {
    const fresh = await makeAdmin(test);
    const asked = await askedToAdd(test, fresh.token);
    await em().execute('update "user" set had_passkey = true where id = ?', [fresh.id]);
    const credential = new Authenticator(test.app.publicUrl).create(asked);
    expect(refusal(await test.graphql(ADD, { credential }, fresh.token)).code).toBe('FORBIDDEN');
  });
});

describe('`forget-passkeys` of the operator', () => {
  it('allows an employee who lost the passkey to add one', async () => {
    expect(await forgetPasskeys(em(), owner.email)).toBe(true);
    await expectWayIn(owner.email);
    await em().execute('delete from passkey where user_id = ?', [owner.id]);
    await expectNoWayIn(owner.email);
  });

  it('is valid only for the present e-mail, not after a revert', async () => {
    const to = newEmail();
    await moveTo(test, { user: owner, token: session }, to);
    await forgetPasskeys(em(), to);
    await revert(owner.email);
    await expectNoWayIn(owner.email);
  });
});
