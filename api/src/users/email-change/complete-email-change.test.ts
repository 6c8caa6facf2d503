import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLink } from '../../auth/links/one-time-links.service.js';
import { accountOf, createExchange } from '../../social/social.service.js';
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
import {
  isSignedIn,
  knownCode,
  LOGIN,
  REGISTER,
  SIGN_IN_WITH_LINK,
  signInWith,
  VERIFY_LOGIN,
} from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const SOCIAL = `mutation ($code: String!) { signInWithSocial(input: { code: $code }) { token } }`;
let lines: string[] = [];
let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer({ log: (line) => lines.push(line) });
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

/** A way to change the e-mail of an account, by staff or by its owner. */
interface ChangeProcedure {
  role?: 'enterprise';
  change: (owner: TestUser, email: string) => Promise<unknown>;
}

const WAYS: Record<string, ChangeProcedure> = {
  'their own change': {
    change: (owner, email) => moveTo(test, { user: owner, token: owner.token }, email),
  },
  'a change by staff': {
    change: (owner, email) => moveTo(test, { user: owner, token: admin.token }, email),
  },
  'a change of a business by staff': {
    role: 'enterprise',
    change: async ({ id }, email) => {
      const input = { name: 'Grand Hotel', phone: '9876543210', email, ...FIRM };
      const changed = await test.graphql(UPDATE_ENTERPRISE, { id, version: 1, input }, admin.token);
      expect(changed.errors).toBeUndefined();
    },
  },
  recovery: {
    change: async ({ id }, email) => {
      const link = { purpose: 'revert', email, userId: id } as const;
      const { token } = await createLink(test.orm.em.fork(), link);
      const undone = await test.graphql(REVERT_EMAIL, { token });
      expect(undone.errors).toBeUndefined();
    },
  },
};

describe.each(Object.entries(WAYS))('%s', (name, { role, change }) => {
  it('revokes every session, code, link and social identity of the old e-mail', async () => {
    const owner = await makeUser(test, { role });
    const to = newEmail();
    const em = test.orm.em.fork();
    const browser = new TestBrowser(test);
    const other = await signInWith(browser, test, owner.email);
    const person = {
      ...{ issuer: 'https://id.example', subject: owner.id },
      ...{ email: owner.email, emailVerified: true, name: 'Old Owner' },
    };
    expect(await accountOf(em, person, 'Test ID')).toBe(owner.id);
    const popup = await createExchange(em, owner.id);
    const [oldLink, newLink] = await Promise.all(
      [owner.email, to].map((email) => createLink(test.orm.em.fork(), { purpose: 'login', email })),
    );
    await test.graphql(LOGIN, { email: owner.email });
    await test.graphql(LOGIN, { email: to });
    await knownCode(test, owner.email);

    await change(owner, to);
    expect(await emailOf(test, owner.id)).toBe(to);
    expect(await isSignedIn(test, other)).toBe(false);
    expect(await isSignedIn(test, owner.token)).toBe(name === 'their own change');
    expect(refusal(await test.graphql(SOCIAL, { code: popup })).code).toBe('BAD_USER_INPUT');
    for (const link of [oldLink, newLink]) {
      const used = await test.graphql(SIGN_IN_WITH_LINK, { token: link?.token });
      expect(refusal(used).code).toBe('BAD_USER_INPUT');
    }
    const secondSignIn = accountOf(em, person, 'Test ID');
    // After a revert, the old e-mail has no recovery link, so a social sign-in with it creates a
    // new account. In all other cases the recovery link blocks this sign-in.
    if (name !== 'recovery')
      await expect(secondSignIn).rejects.toThrow('email of this account was changed');
    else expect(await secondSignIn).not.toBe(owner.id);
    const open = await em.execute(
      `select purpose from one_time_code where email in (?, ?) and expires_at > now()
       union all select purpose from one_time_link
         where (email in (?, ?) or user_id = ?) and purpose <> 'revert' and consumed_at is null
       union all select 'device' from trusted_device where user_id = ?
       union all select 'pending' from "user" where id = ? and pending_email is not null`,
      [owner.email, to, owner.email, to, owner.id, owner.id, owner.id],
    );
    expect(open).toEqual([]);
  });
});

describe('the old e-mail', () => {
  it('gets neither a recovery link nor the name when it was never confirmed', async () => {
    const stranger = newEmail();
    const firm = await makeUser(test, {
      role: 'enterprise',
      name: 'Secret Hotel',
      email: stranger,
    });
    await test.orm.em
      .fork()
      .execute('update "user" set email_proved = false where id = ?', [firm.id]);
    const right = newEmail();
    await WAYS['a change of a business by staff']?.change(firm, right);
    const mail = await test.mailTo(stranger);
    expect(mail.subject).toContain('You can no longer sign in');
    for (const words of ['token=', 'Secret', 'Grand', right])
      expect(mail.text + mail.html).not.toContain(words);
    // The first sign-in with the new e-mail confirms it.
    await signInWith(new TestBrowser(test), test, right);
    const proved = 'select email_proved from "user" where id = ?';
    expect(await test.orm.em.fork().execute(proved, [firm.id])).toEqual([{ email_proved: true }]);
  });
});

describe('during an e-mail change', () => {
  it('sign-ins with the old e-mail are refused', async () => {
    const owner = await makeUser(test);
    const to = newEmail();
    const { email } = owner;
    const strangers = Array.from({ length: 4 }, () => new TestBrowser(test));
    for (const browser of strangers) await browser.graphql(LOGIN, { email });
    const otp = await knownCode(test, email);
    await requestEmailChange(test, { user: owner, token: owner.token }, to);
    const token = await linkTo(test, to, '/confirm-email');
    const [confirmed, ...answers] = await Promise.all([
      test.graphql(CONFIRM_EMAIL, { token }, owner.token),
      ...strangers.map((browser) =>
        browser.graphql<{ signInWithCode: { token: string } }>(VERIFY_LOGIN, {
          input: { email, otp },
        }),
      ),
      test.graphql(REGISTER, { input: { name: 'Asha', phone: '9876543210', email: to } }),
    ]);
    expect(refusal(confirmed).code).toBe('OK');
    for (const answer of answers) expect(['OK', 'BAD_USER_INPUT']).toContain(refusal(answer).code);
    const left = await test.orm.em
      .fork()
      .execute('select token_hash from session where user_id = ?', [owner.id]);
    expect(left).toHaveLength(1);
    expect(await isSignedIn(test, owner.token)).toBe(true);
  });

  it('a refused change is not logged', async () => {
    lines = [];
    const firm = await makeUser(test, { role: 'enterprise' });
    const input = { ...FIRM, name: 'Sunrise Hotel', phone: '9840012345', email: newEmail() };
    const late = { id: firm.id, version: 7, input };
    expect(refusal(await test.graphql(UPDATE_ENTERPRISE, late, admin.token)).code).toBe('CONFLICT');
    const taken = { id: firm.id, version: 1, input: { ...input, email: admin.email } };
    expect(refusal(await test.graphql(UPDATE_ENTERPRISE, taken, admin.token)).code).toBe(
      'CONFLICT',
    );
    expect(lines.join('')).not.toContain('e-mail of an account');
  });

  it('a completed change is logged with masked e-mails', async () => {
    lines = [];
    const owner = await makeUser(test);
    const to = newEmail();
    await moveTo(test, { user: owner, token: owner.token }, to);
    const line = lines.find((each) => each.includes('e-mail of an account')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      user: owner.id,
      from: `${owner.email[0]}***@laundry.test`,
      to: 'm***@laundry.test',
      how: 'confirmed',
    });
    expect(lines.join('')).not.toContain(owner.email);
    expect(lines.join('')).not.toContain(to);
  });
});
