import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureAdmin } from '../../auth/admins.service.js';
import { createSession } from '../../auth/sessions/sessions.service.js';
import { TestBrowser } from '../../testing/browser.js';
import {
  requestEmailChange,
  CONFIRM_EMAIL,
  emailOf,
  FIRM,
  linkTo,
  moveTo,
  newEmail,
  REVERT_EMAIL,
  UPDATE_ENTERPRISE,
} from '../../testing/accounts/email-change.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import { askFor, confirmWith, leftOf } from '../../testing/accounts/pending-change.js';
import { isSignedIn, signInWith } from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { maskEmail } from '../../platform/log.js';

const CREATE_ENTERPRISE = `mutation ($input: CreateEnterpriseInput!) {
  createEnterprise(input: $input) { enterprise { id } }
}`;
const BUSINESS = { ...FIRM, name: 'Sunrise Hotel', phone: '9840012345' };

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

/** Other operations that could take an e-mail which its former account can still recover. */
const TAKERS: Record<string, (email: string) => Promise<unknown>> = {
  'a new business': async (email) =>
    refusal(await test.graphql(CREATE_ENTERPRISE, { input: { ...BUSINESS, email } }, admin.token))
      .code,
  'a business that staff change': async (email) => {
    const { id } = await makeUser(test, { role: 'enterprise' });
    const input = { ...BUSINESS, email };
    return refusal(await test.graphql(UPDATE_ENTERPRISE, { id, version: 1, input }, admin.token))
      .code;
  },
  'an admin by command': async (email) =>
    (await ensureAdmin(test.orm.em.fork(), email)) ? 'OK' : 'CONFLICT',
};

describe('an e-mail that an account can recover', () => {
  it.each(Object.entries(TAKERS))('is not given to %s', async (_who, take) => {
    const owner = await makeUser(test);
    await moveTo(test, { user: owner, token: owner.token }, newEmail());
    const revert = await linkTo(test, owner.email, '/revert-email');
    expect(await take(owner.email)).toBe('CONFLICT');
    expect(refusal(await test.graphql(REVERT_EMAIL, { token: revert })).code).toBe('OK');
    expect(await emailOf(test, owner.id)).toBe(owner.email);
  });

  it('is not given to an account that requested it before the change', async () => {
    const owner = await makeUser(test);
    const other = await makeUser(test);
    const shared = newEmail();
    await requestEmailChange(test, { user: other, token: other.token }, shared);
    const confirm = await linkTo(test, shared, '/confirm-email');
    // The owner uses this e-mail for some time between the changes.
    await test.orm.em
      .fork()
      .execute('update "user" set email = ?, email_proved = true where id = ?', [shared, owner.id]);
    await moveTo(test, { user: owner, token: owner.token }, newEmail());
    const revert = await linkTo(test, shared, '/revert-email');
    const taken = await test.graphql(CONFIRM_EMAIL, { token: confirm });
    expect(refusal(taken).code).toBe('CONFLICT');
    expect(refusal(await test.graphql(REVERT_EMAIL, { token: revert })).code).toBe('OK');
  });
});

describe('an account with an e-mail change', () => {
  it('becomes no admin while the change can be reverted', async () => {
    const owner = await makeUser(test);
    const to = newEmail();
    await moveTo(test, { user: owner, token: owner.token }, to);
    expect(await ensureAdmin(test.orm.em.fork(), to)).toBe(false);
    await test.orm.em
      .fork()
      .execute(
        `update one_time_link set expires_at = now() - interval '1 second' where user_id = ?`,
        [owner.id],
      );
    expect(await ensureAdmin(test.orm.em.fork(), to)).toBe(true);
    expect(await ensureAdmin(test.orm.em.fork(), to)).toBe(true);
  });

  it('becomes admin, and its pending change is cancelled, whether the user or staff requested it', async () => {
    for (const by of ['itself', 'staff']) {
      const user = await makeUser(test);
      const asker = by === 'staff' ? admin : user;
      const link = await askFor(test, user, asker);
      await ensureAdmin(test.orm.em.fork(), user.email);
      expect(refusal(await confirmWith(test, link)).code).toBe('BAD_USER_INPUT');
      expect(await emailOf(test, user.id)).toBe(user.email);
      expect(await leftOf(test, user)).toEqual([]);
    }
  });
});

describe('the old e-mail', () => {
  it('is notified of a change, and can revert it for 72 hours', async () => {
    // An attacker chooses the new e-mail, and may have changed the name before.
    const owner = await makeUser(test, { name: 'Do not press the button' });
    const to = newEmail();
    await moveTo(test, { user: owner, token: owner.token }, to);
    const mail = await test.mailTo(owner.email, ({ subject }) => subject.includes('was changed'));
    expect(mail.text).toContain(maskEmail(to));
    for (const typed of [to, 'Do not press']) expect(mail.text).not.toContain(typed);
    expect(mail.text).toContain('72 hours');
    const [link] = await test.orm.em
      .fork()
      .execute<{ hours: number }[]>(
        `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from one_time_link where user_id = ? and purpose = 'revert'`,
        [owner.id],
      );
    expect(link?.hours).toBe(72);
  });

  it.each([
    ['71 hours 59 minutes', 'OK'],
    ['72 hours', 'BAD_USER_INPUT'],
  ])('reverts the change after %s: %s', async (age, code) => {
    const owner = await makeUser(test);
    await moveTo(test, { user: owner, token: owner.token }, newEmail());
    const token = await linkTo(test, owner.email, '/revert-email');
    await test.orm.em
      .fork()
      .execute(
        'update one_time_link set created_at = created_at - ?::interval, expires_at = expires_at - ?::interval where user_id = ?',
        [age, age, owner.id],
      );
    expect(refusal(await test.graphql(REVERT_EMAIL, { token })).code).toBe(code);
    expect((await emailOf(test, owner.id)) === owner.email).toBe(code === 'OK');
  });

  it('reverts the change of an attacker once, and the attacker’s sessions end', async () => {
    const owner = await makeUser(test);
    const [hers, theirs] = [owner.email, newEmail()];
    await moveTo(test, { user: owner, token: owner.token }, theirs);
    const inside = await signInWith(new TestBrowser(test), test, theirs);
    await requestEmailChange(test, { user: owner, token: inside }, newEmail());
    const token = await linkTo(test, hers, '/revert-email');
    expect(refusal(await test.graphql(REVERT_EMAIL, { token })).code).toBe('OK');
    expect(await emailOf(test, owner.id)).toBe(hers);
    expect(await isSignedIn(test, inside)).toBe(false);
    expect(await isSignedIn(test, owner.token)).toBe(false);
    expect(refusal(await test.graphql(REVERT_EMAIL, { token })).code).toBe('BAD_USER_INPUT');
    // The attacker gets a message without a link.
    const notice = await test.mailTo(theirs, ({ subject }) => subject.includes('was changed'));
    expect(notice.text).not.toContain('token=');
    expect(await signInWith(new TestBrowser(test), test, hers)).not.toBe('');
  });

  it('reverts the change also after a second change, and revokes the later recovery link', async () => {
    const owner = await makeUser(test);
    const [hers, theirs, next] = [owner.email, newEmail(), newEmail()];
    await moveTo(test, { user: owner, token: owner.token }, theirs);
    await moveTo(test, { user: owner, token: owner.token }, next);
    const [mine, between] = [
      await linkTo(test, hers, '/revert-email'),
      await linkTo(test, theirs, '/revert-email'),
    ];
    expect(refusal(await test.graphql(REVERT_EMAIL, { token: mine })).code).toBe('OK');
    expect(await emailOf(test, owner.id)).toBe(hers);
    expect(refusal(await test.graphql(REVERT_EMAIL, { token: between })).code).toBe(
      'BAD_USER_INPUT',
    );
    expect(await emailOf(test, owner.id)).toBe(hers);
  });

  it('can still revert after a later recovery link was used', async () => {
    const owner = await makeUser(test);
    const [hers, theirs] = [owner.email, newEmail()];
    await moveTo(test, { user: owner, token: owner.token }, theirs);
    await moveTo(test, { user: owner, token: owner.token }, newEmail());
    const mine = await linkTo(test, hers, '/revert-email');
    const between = await linkTo(test, theirs, '/revert-email');
    expect(refusal(await test.graphql(REVERT_EMAIL, { token: between })).code).toBe('OK');
    expect(await emailOf(test, owner.id)).toBe(theirs);
    expect(refusal(await test.graphql(REVERT_EMAIL, { token: mine })).code).toBe('OK');
    expect(await emailOf(test, owner.id)).toBe(hers);
  });

  it('has one outcome when two recovery links are used at once', async () => {
    const owner = await makeUser(test);
    const [hers, theirs] = [owner.email, newEmail()];
    await moveTo(test, { user: owner, token: owner.token }, theirs);
    await moveTo(test, { user: owner, token: owner.token }, newEmail());
    const tokens = [
      await linkTo(test, theirs, '/revert-email'),
      await linkTo(test, hers, '/revert-email'),
    ];
    const answers = await Promise.all(
      [...tokens, ...tokens].map((token) => test.graphql(REVERT_EMAIL, { token })),
    );
    for (const answer of answers) expect(['OK', 'BAD_USER_INPUT']).toContain(refusal(answer).code);
    expect(await emailOf(test, owner.id)).toBe(hers);
  });

  it('is restored by staff, without a recovery link for the attacker', async () => {
    const owner = await makeUser(test);
    const [hers, theirs] = [owner.email, newEmail()];
    await moveTo(test, { user: owner, token: owner.token }, theirs);
    const mine = await linkTo(test, hers, '/revert-email');
    await moveTo(test, { user: owner, token: admin.token }, hers);
    const notice = await test.mailTo(theirs, ({ subject }) => subject.includes('was changed'));
    expect(notice.text).not.toContain('token=');
    expect(refusal(await test.graphql(REVERT_EMAIL, { token: mine })).code).toBe('BAD_USER_INPUT');
  });

  it('cannot be restored while another account has it; the error says how to continue', async () => {
    const owner = await makeUser(test);
    await moveTo(test, { user: owner, token: owner.token }, newEmail());
    const token = await linkTo(test, owner.email, '/revert-email');
    const newcomer = await makeUser(test, { email: owner.email });
    const session = await createSession(test.orm.em.fork(), { id: owner.id, role: 'customer' });
    const refused = refusal(await test.graphql(REVERT_EMAIL, { token }));
    expect(refused).toMatchObject({ code: 'CONFLICT' });
    expect(refused.message).toMatch(/write to .+@.+ or call us/);
    expect(await isSignedIn(test, session)).toBe(true);
    expect(await isSignedIn(test, newcomer.token)).toBe(true);
    await moveTo(test, { user: newcomer, token: newcomer.token }, newEmail());
    expect(refusal(await test.graphql(REVERT_EMAIL, { token })).code).toBe('OK');
    expect(await emailOf(test, owner.id)).toBe(owner.email);
  });
});
