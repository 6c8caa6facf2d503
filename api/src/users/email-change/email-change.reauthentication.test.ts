import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../testing/browser.js';
import {
  requestEmailChange,
  emailOf,
  FIRM,
  linkTo,
  newEmail,
  UPDATE_ENTERPRISE,
} from '../../testing/accounts/email-change.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import { RestClient } from '../../testing/rest/rest-client.js';
import {
  isSignedIn,
  letSessionsAge,
  LOGIN,
  REGISTER,
  signInWith,
} from '../../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
});
afterAll(() => test.stop());

const pendingOf = async ({ id }: TestUser): Promise<string | null | undefined> => {
  const [row] = await test.orm.em
    .fork()
    .execute<{ pending: string | null }[]>(
      'select pending_email as pending from "user" where id = ?',
      [id],
    );
  return row?.pending;
};

const NEEDED = {
  code: 'REAUTHENTICATION_REQUIRED',
  message: expect.stringMatching(/please sign in again with a code/) as string,
};

describe('a change of the own e-mail', () => {
  it('is refused when the sign-in is more than ten minutes old', async () => {
    const user = await makeUser(test);
    await letSessionsAge(test, user, '10 minutes');
    const asked = await requestEmailChange(test, { user, token: user.token }, newEmail());
    expect(refusal(asked)).toMatchObject(NEEDED);
    expect(await pendingOf(user)).toBeNull();
  });

  it('is refused over REST with the same message', async () => {
    const user = await makeUser(test);
    await letSessionsAge(test, user, '10 minutes');
    const { status, body } = await rest.call('PUT', '/auth/updateCustomer/{id}', {
      params: { id: user.id },
      token: user.token,
      body: { name: 'Asha Raman', phone: '9876543210', email: newEmail() },
    });
    expect(status).toBe(403);
    expect(body.message).toMatch(/sign in again with a code/);
    expect(await pendingOf(user)).toBeNull();
  });

  it('is refused for staff too, for their own account and for other accounts', async () => {
    const admin = await makeAdmin(test);
    await letSessionsAge(test, admin, '10 minutes');
    const asked = await requestEmailChange(test, { user: admin, token: admin.token }, newEmail());
    expect(refusal(asked)).toMatchObject(NEEDED);
    const user = await makeUser(test);
    const email = newEmail();
    const other = await requestEmailChange(test, { user, token: admin.token }, email);
    expect(refusal(other).code).toBe('REAUTHENTICATION_REQUIRED');
    expect(await pendingOf(user)).toBeNull();
  });

  it('of an enterprise needs a recent sign-in of staff, over both APIs; other fields do not', async () => {
    const staff = await makeAdmin(test);
    const firm = await makeUser(test, { role: 'enterprise' });
    const input = { ...FIRM, name: 'Sunrise Hotel', phone: '9840012345', email: firm.email };
    const save = (email: string, token = staff.token, version = 1) =>
      test.graphql(UPDATE_ENTERPRISE, { id: firm.id, version, input: { ...input, email } }, token);
    await letSessionsAge(test, staff, '10 minutes');
    expect(refusal(await save(newEmail()))).toMatchObject(NEEDED);
    const overRest = await rest.call('PUT', '/auth/updateEnterprise/{id}', {
      params: { id: firm.id },
      token: staff.token,
      body: { ...input, email: newEmail() },
    });
    expect(overRest.status).toBe(403);
    expect(await emailOf(test, firm.id)).toBe(firm.email);
    expect(await isSignedIn(test, firm.token)).toBe(true);
    expect(refusal(await save(firm.email)).code).toBe('OK');
    const to = newEmail();
    const fresh = await signInWith(new TestBrowser(test), test, staff.email);
    expect(refusal(await save(to, fresh, 2)).code).toBe('OK');
    expect(await emailOf(test, firm.id)).toBe(to);
  });

  it('works for ten minutes after each sign-in', async () => {
    const user = await makeUser(test);
    await letSessionsAge(test, user, '9 minutes 50 seconds');
    expect(
      refusal(await requestEmailChange(test, { user, token: user.token }, newEmail())).code,
    ).toBe('OK');
    const other = await makeUser(test);
    await letSessionsAge(test, other, '10 minutes');
    const token = await signInWith(new TestBrowser(test), test, other.email);
    expect(refusal(await requestEmailChange(test, { user: other, token }, newEmail())).code).toBe(
      'OK',
    );
  });

  it('needs no recent sign-in for name and phone, or to cancel a change', async () => {
    const user = await makeUser(test);
    await requestEmailChange(test, { user, token: user.token }, newEmail());
    await letSessionsAge(test, user, '3 days');
    const calledOff = await requestEmailChange(test, { user, token: user.token }, user.email);
    expect(refusal(calledOff).code).toBe('OK');
    expect(await pendingOf(user)).toBeNull();
  });
});

describe('a mail to an unconfirmed e-mail', () => {
  const LURE = 'You won, see evil.example';

  it.each(['a sign-up', 'a sign-in', 'a change of e-mail'])(
    'contains no text of its requester: %s',
    async (cause) => {
      const email = newEmail();
      const user = await makeUser(test, { name: LURE });
      const input = { name: LURE, phone: '9876543210', email };
      if (cause === 'a sign-up') await test.graphql(REGISTER, { input });
      else if (cause === 'a sign-in') await test.graphql(LOGIN, { email });
      else await requestEmailChange(test, { user, token: user.token }, email, LURE);
      const mail = await test.mailTo(email);
      for (const word of ['You won', 'evil.example', '9876543210', user.email])
        expect(mail.subject + mail.text + mail.html).not.toContain(word);
    },
  );

  it('contains none either when another account has the e-mail', async () => {
    const victim = await makeUser(test);
    const user = await makeUser(test, { name: LURE });
    await requestEmailChange(test, { user, token: user.token }, victim.email, LURE);
    const hint = await test.mailTo(victim.email, ({ subject }) => subject.includes('already has'));
    expect(hint.text + hint.html).not.toContain('evil.example');
    expect(await emailOf(test, victim.id)).toBe(victim.email);
  });
});

describe('a new confirmation link', () => {
  it('revokes the previous link, also for the same e-mail', async () => {
    const user = await makeUser(test);
    const [first, second] = [newEmail(), newEmail()];
    const ask = async (email: string) => {
      await test.orm.em
        .fork()
        .execute(
          `update one_time_link set created_at = created_at - interval '1 minute' where user_id = ?`,
          [user.id],
        );
      const asked = await requestEmailChange(test, { user, token: user.token }, email);
      expect(asked.errors).toBeUndefined();
    };
    await ask(first);
    const old = await linkTo(test, first, '/confirm-email');
    await ask(second);
    await ask(first);
    const now = await linkTo(test, first, '/confirm-email', [old]);
    const confirm = (token: string) =>
      test.graphql(
        `mutation ($token: String!) { confirmEmail(input: { token: $token }) { message } }`,
        {
          token,
        },
      );
    expect(refusal(await confirm(old)).code).toBe('BAD_USER_INPUT');
    expect(refusal(await confirm(now)).code).toBe('OK');
  });
});
