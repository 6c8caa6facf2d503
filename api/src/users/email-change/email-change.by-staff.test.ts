import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockEmail } from '../../auth/codes/sign-in-throttle.service.js';
import { revokeAdmin } from '../../auth/admins.service.js';
import { requestEmailChange, emailOf, newEmail } from '../../testing/accounts/email-change.js';
import {
  askFor,
  confirmWith,
  SESSION_ENDING_OPERATIONS,
  leftOf,
  LOGOUT,
  SIGN_OUT,
} from '../../testing/accounts/pending-change.js';
import { isSignedIn } from '../../testing/accounts/sign-in.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { untilLocked } from '../../testing/lock-waits.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

/** Requests an e-mail change for a customer as staff. Returns the confirmation link. */
async function askedByStaff(staff: { token: string }) {
  const user = await makeUser(test);
  return { user, link: await askFor(test, user, staff) };
}

/** All operations that revoke a staff session from another session. */
const STAFF_ENDINGS = Object.entries(SESSION_ENDING_OPERATIONS).filter(
  ([name]) => !name.includes('there'),
);

describe('an e-mail change that staff requested', () => {
  it.each(STAFF_ENDINGS)('is cancelled by %s', async (_name, end) => {
    const staff = await makeAdmin(test);
    const { user, link } = await askedByStaff(staff);
    expect(await leftOf(test, user)).toHaveLength(3);
    await end(test, staff);
    expect(await isSignedIn(test, staff.token)).toBe(false);
    expect(await leftOf(test, user)).toEqual([]);
    expect(refusal(await confirmWith(test, link)).code).toBe('BAD_USER_INPUT');
    expect(await emailOf(test, user.id)).toBe(user.email);
  });

  it('stays when the customer signs out', async () => {
    const { user, link } = await askedByStaff(admin);
    await test.graphql(LOGOUT, {}, user.token);
    expect(refusal(await confirmWith(test, link)).code).toBe('OK');
  });

  it('stays when the staff member signs out, until the staff member loses the admin role', async () => {
    const staff = await makeAdmin(test);
    const { user } = await askedByStaff(staff);
    await test.graphql(LOGOUT, {}, staff.token);
    expect(await leftOf(test, user)).toHaveLength(3);
    await revokeAdmin(test.orm.em.fork(), staff.email);
    expect(await leftOf(test, user)).toEqual([]);
  });

  it('causes no deadlock when two admins, who requested changes for each other, are signed out at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = [await makeAdmin(test), await makeAdmin(test)];
      await requestEmailChange(test, { user: two, token: one.token }, newEmail());
      await requestEmailChange(test, { user: one, token: two.token }, newEmail());
      const answers = await Promise.all([
        test.graphql(SIGN_OUT, { id: one.id }, admin.token),
        test.graphql(SIGN_OUT, { id: two.id }, admin.token),
      ]);
      expect(answers.map((answer) => refusal(answer).code)).toEqual(['OK', 'OK']);
      expect([...(await leftOf(test, one)), ...(await leftOf(test, two))]).toEqual([]);
    }
  });

  it('has one outcome each when two admins, who requested changes for each other, confirm at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = [await makeAdmin(test), await makeAdmin(test)];
      const links = [await askFor(test, two, one), await askFor(test, one, two)];
      const answers = await Promise.all(links.map((link) => confirmWith(test, link)));
      const codes = answers.map((answer) => refusal(answer).code);
      expect(codes).toContain('OK');
      for (const code of codes) expect(['OK', 'BAD_USER_INPUT']).toContain(code);
    }
  });

  it('stays when other staff are signed out', async () => {
    const { user } = await askedByStaff(admin);
    await revokeAdmin(test.orm.em.fork(), (await makeAdmin(test)).email);
    expect(await leftOf(test, user)).toHaveLength(3);
  });

  it('is cancelled when the requesting staff member is revoked at the same time', async () => {
    const staff = await makeAdmin(test);
    const user = await makeUser(test);
    const to = newEmail();
    const { asking, revoking } = await test.orm.em.fork().transactional(async (em) => {
      // The request has passed its session check and waits for the lock of the new e-mail.
      await lockEmail(em, to);
      const asking = requestEmailChange(test, { user, token: staff.token }, to);
      await untilLocked(test, 1, 'pg_advisory_xact_lock');
      const revoking = revokeAdmin(test.orm.em.fork(), staff.email);
      await untilLocked(test, 1, 'session');
      return { asking, revoking };
    });
    expect((await asking).errors).toBeUndefined();
    await revoking;
    expect(await leftOf(test, user)).toEqual([]);
  });
});
