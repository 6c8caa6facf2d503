import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeTurn } from '../../auth/codes/guard.service.js';
import { forgetPasskeys, revokeAdmin } from '../../auth/upkeep.service.js';
import { untilLocked } from '../../testing/lock-waits.js';
import {
  askForEmail,
  CONFIRM_EMAIL,
  emailOf,
  FIRM,
  linkTo,
  MAILED_LINK,
  newEmail,
  UPDATE_ENTERPRISE,
} from '../../testing/accounts/email-change.js';
import { isSignedIn, signInWith } from '../../testing/accounts/sign-in.js';
import { TestBrowser } from '../../testing/browser.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const BEGIN_PASSKEY = 'mutation { beginPasskey }';
const LOGOUT = 'mutation { logout { message } }';
const SESSIONS = '{ accountSecurity { sessions { id current } } }';
const END = 'mutation ($id: ID!) { endSession(id: $id) { message } }';
const END_OTHERS = 'mutation { endOtherSessions { message } }';
const SIGN_OUT = 'mutation ($id: ID!) { signOutUser(id: $id) { message } }';

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

/** Asks with the session that the account was made with; gives the token of the link. */
async function asked(user: TestUser, email = newEmail()): Promise<string> {
  const answer = await askForEmail(test, { user, token: user.token }, email);
  expect(answer.errors).toBeUndefined();
  return linkTo(test, email, '/confirm-email');
}

const confirm = (link: string, token?: string) =>
  test.graphql(CONFIRM_EMAIL, { token: link }, token);

const otherSession = ({ email }: TestUser) => signInWith(new TestBrowser(test), test, email);

describe('the session that asked for a new e-mail', () => {
  it('goes on when it confirms', async () => {
    const user = await makeUser(test);
    const link = await asked(user);
    expect(refusal(await confirm(link, user.token)).code).toBe('OK');
    expect(await isSignedIn(test, user.token)).toBe(true);
  });

  it.each([
    ['a visitor', () => Promise.resolve(undefined)],
    ['somebody else', async () => (await makeUser(test)).token],
    ['another session of the account', otherSession],
  ])('ends when %s confirms, and so does every other', async (_who, sessionFor) => {
    const user = await makeUser(test);
    const other = await otherSession(user);
    const to = newEmail();
    const link = await asked(user, to);
    // Codes for one e-mail are a while apart.
    await test.orm.em.fork().execute('delete from one_time_code where email = ?', [user.email]);
    expect(refusal(await confirm(link, await sessionFor(user))).code).toBe('OK');
    expect(await emailOf(test, user.id)).toBe(to);
    expect(await isSignedIn(test, user.token)).toBe(false);
    expect(await isSignedIn(test, other)).toBe(false);
    const added = await test.graphql(BEGIN_PASSKEY, {}, user.token);
    expect(refusal(added).code).toBe('UNAUTHENTICATED');
  });
});

/** Everything that ends the session that asked. */
const ENDINGS: Record<string, (user: TestUser) => Promise<unknown>> = {
  'signing out there': ({ token }) => test.graphql(LOGOUT, {}, token),
  'ending it from another browser': async (user) => {
    const [{ data }, here] = [
      await test.graphql<{ accountSecurity: { sessions: { id: string; current: boolean }[] } }>(
        SESSIONS,
        {},
        user.token,
      ),
      await otherSession(user),
    ];
    const id = data?.accountSecurity.sessions.find(({ current }) => current)?.id;
    expect((await test.graphql(END, { id }, here)).errors).toBeUndefined();
  },
  'signing out everywhere else': async (user) =>
    test.graphql(END_OTHERS, {}, await otherSession(user)),
  'staff, who sign out': ({ id }) => test.graphql(SIGN_OUT, { id }, admin.token),
  'the command that forgets passkeys': ({ email }) => forgetPasskeys(test.orm.em.fork(), email),
  'the command that revokes an admin': ({ email }) => revokeAdmin(test.orm.em.fork(), email),
};

/** What is left of a change that waits. */
const leftOf = ({ id }: TestUser) =>
  test.orm.em.fork().execute(
    `select 'pending' as what from "user" where id = ? and pending_email is not null
     union all select 'link' from one_time_link where user_id = ? and consumed_at is null
     union all select 'mail' from mail where holds = ? and expires_at > now()`,
    [id, id, `email:${id}`],
  );

describe('a new e-mail that waits', () => {
  it.each(Object.entries(ENDINGS))('is called off by %s', async (name, end) => {
    const make = name.includes('admin') ? makeAdmin : makeUser;
    const user = await make(test);
    const link = await asked(user);
    expect(await leftOf(user)).toHaveLength(3);
    await end(user);
    expect(await isSignedIn(test, user.token)).toBe(false);
    expect(await leftOf(user)).toEqual([]);
    expect((await test.graphql(MAILED_LINK, { token: link })).data).toEqual({ mailedLink: null });
    expect(refusal(await confirm(link))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(
        /Signing out .* calls it off.* Please sign in and change your e-mail again$/,
      ) as string,
    });
    expect(await emailOf(test, user.id)).toBe(user.email);
  });

  it('is called off, with its link, by saving the present e-mail', async () => {
    const user = await makeUser(test);
    const link = await asked(user);
    const saved = await askForEmail(test, { user, token: user.token }, user.email);
    expect(refusal(saved).code).toBe('OK');
    expect(await leftOf(user)).toEqual([]);
    expect((await test.graphql(MAILED_LINK, { token: link })).data).toEqual({ mailedLink: null });
  });

  it('stays when other sessions end', async () => {
    const user = await makeUser(test);
    const other = await otherSession(user);
    const link = await asked(user);
    expect((await test.graphql(LOGOUT, {}, other)).errors).toBeUndefined();
    expect((await test.graphql(END_OTHERS, {}, user.token)).errors).toBeUndefined();
    expect(refusal(await confirm(link, user.token)).code).toBe('OK');
  });

  it('stays when staff asked for it, and its owner signs out', async () => {
    const { user, link } = await askedByStaff(admin);
    await test.graphql(LOGOUT, {}, user.token);
    expect(refusal(await confirm(link)).code).toBe('OK');
  });

  it('has one outcome when it is confirmed and called off at once', async () => {
    const user = await makeUser(test);
    const to = newEmail();
    const link = await asked(user, to);
    const other = await otherSession(user);
    const [confirmed] = await Promise.all([
      confirm(link),
      test.graphql(END_OTHERS, {}, other),
      test.graphql(LOGOUT, {}, user.token),
    ]);
    const { code } = refusal(confirmed);
    expect(['OK', 'BAD_USER_INPUT']).toContain(code);
    expect(await emailOf(test, user.id)).toBe(code === 'OK' ? to : user.email);
    expect(await isSignedIn(test, user.token)).toBe(false);
    expect((await leftOf(user)).filter((left) => left.what !== 'link')).toEqual([]);
  });
});

/** Staff ask for another e-mail for somebody; gives the token of the link. */
async function askFor(user: TestUser, { token }: { token: string }): Promise<string> {
  const to = newEmail();
  expect((await askForEmail(test, { user, token }, to)).errors).toBeUndefined();
  return linkTo(test, to, '/confirm-email');
}

/** Staff ask for another e-mail for a customer. */
async function askedByStaff(staff: { token: string }) {
  const user = await makeUser(test);
  return { user, link: await askFor(user, staff) };
}

/** Everything by which a session of staff is ended from elsewhere. */
const STAFF_ENDINGS = Object.entries(ENDINGS).filter(([name]) => !name.includes('there'));

describe('a new e-mail that staff asked for', () => {
  it.each(STAFF_ENDINGS)('is called off by %s', async (_name, end) => {
    const staff = await makeAdmin(test);
    const { user, link } = await askedByStaff(staff);
    expect(await leftOf(user)).toHaveLength(3);
    await end(staff);
    expect(await isSignedIn(test, staff.token)).toBe(false);
    expect(await leftOf(user)).toEqual([]);
    expect(refusal(await confirm(link)).code).toBe('BAD_USER_INPUT');
    expect(await emailOf(test, user.id)).toBe(user.email);
  });

  it('stays when they leave, until somebody ends what is left of them', async () => {
    const staff = await makeAdmin(test);
    const { user } = await askedByStaff(staff);
    await test.graphql(LOGOUT, {}, staff.token);
    expect(await leftOf(user)).toHaveLength(3);
    await revokeAdmin(test.orm.em.fork(), staff.email);
    expect(await leftOf(user)).toEqual([]);
  });

  it('does not keep two from ending each other, who asked for each other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = [await makeAdmin(test), await makeAdmin(test)];
      await askForEmail(test, { user: two, token: one.token }, newEmail());
      await askForEmail(test, { user: one, token: two.token }, newEmail());
      const answers = await Promise.all([
        test.graphql(SIGN_OUT, { id: one.id }, admin.token),
        test.graphql(SIGN_OUT, { id: two.id }, admin.token),
      ]);
      expect(answers.map((answer) => refusal(answer).code)).toEqual(['OK', 'OK']);
      expect([...(await leftOf(one)), ...(await leftOf(two))]).toEqual([]);
    }
  });

  it('has one outcome each when both confirm at once, who asked for each other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = [await makeAdmin(test), await makeAdmin(test)];
      const links = [await askFor(two, one), await askFor(one, two)];
      const answers = await Promise.all(links.map((link) => confirm(link)));
      const codes = answers.map((answer) => refusal(answer).code);
      expect(codes).toContain('OK');
      for (const code of codes) expect(['OK', 'BAD_USER_INPUT']).toContain(code);
    }
  });

  it('is called off, with its link, when staff save a business with its present e-mail', async () => {
    const firm = await makeUser(test, { role: 'enterprise' });
    const link = await asked(firm);
    const input = { ...FIRM, name: 'Sunrise Hotel', phone: '9840012345', email: firm.email };
    const [{ version } = { version: 0 }] = await test.orm.em
      .fork()
      .execute<{ version: number }[]>('select version from "user" where id = ?', [firm.id]);
    const saved = await test.graphql(
      UPDATE_ENTERPRISE,
      { id: firm.id, version, input },
      admin.token,
    );
    expect(refusal(saved).code).toBe('OK');
    expect(await leftOf(firm)).toEqual([]);
    expect((await test.graphql(MAILED_LINK, { token: link })).data).toEqual({ mailedLink: null });
  });

  it('stays when other staff are signed out', async () => {
    const { user } = await askedByStaff(admin);
    await revokeAdmin(test.orm.em.fork(), (await makeAdmin(test)).email);
    expect(await leftOf(user)).toHaveLength(3);
  });

  it('is not left behind by staff who are revoked while they ask', async () => {
    const staff = await makeAdmin(test);
    const user = await makeUser(test);
    const to = newEmail();
    const { asking, revoking } = await test.orm.em.fork().transactional(async (em) => {
      // Whoever asks has shown their session by now, and waits for the turn of the new mailbox.
      await takeTurn(em, to);
      const asking = askForEmail(test, { user, token: staff.token }, to);
      await untilLocked(test, 1, 'pg_advisory_xact_lock');
      const revoking = revokeAdmin(test.orm.em.fork(), staff.email);
      await untilLocked(test, 1, 'session');
      return { asking, revoking };
    });
    expect((await asking).errors).toBeUndefined();
    await revoking;
    expect(await leftOf(user)).toEqual([]);
  });
});

describe('the present mailbox', () => {
  const toldOf = ({ email }: TestUser) =>
    test.orm.em
      .fork()
      .execute(`select topic from mail where recipient = ? and topic = 'email change asked'`, [
        email,
      ]);

  it('hears that a new e-mail was asked for, and how to call it off, in words of nobody', async () => {
    const user = await makeUser(test);
    const to = newEmail();
    const thief = 'Call Me Now';
    await askForEmail(test, { user, token: user.token }, to, thief);
    const mail = await test.mailTo(user.email, ({ subject }) =>
      subject.includes('asked to change'),
    );
    expect(mail.text).toContain('m***@laundry.test');
    expect(mail.text).toContain('http://laundry.test/security');
    for (const words of [to, thief, 'token=']) expect(mail.text + mail.html).not.toContain(words);
  });

  it('hears it when staff ask for one, too, with what to do about it', async () => {
    const user = await makeUser(test);
    const to = newEmail();
    await askForEmail(test, { user, token: admin.token }, to, 'Call Me Now');
    const mail = await test.mailTo(user.email, ({ subject }) =>
      subject.includes('We were asked to change'),
    );
    expect(mail.text).toContain('m***@laundry.test');
    expect(mail.text).toMatch(/write to .+@.+ or call us/);
    for (const words of [to, 'Call Me Now', 'token=', '/security'])
      expect(mail.text + mail.html).not.toContain(words);
  });

  it('hears it once for each that was asked for, and of none that was refused', async () => {
    const user = await makeUser(test);
    await asked(user);
    const again = await askForEmail(test, { user, token: user.token }, newEmail());
    expect(refusal(again).code).toBe('TOO_MANY_REQUESTS');
    expect(await toldOf(user)).toHaveLength(1);
  });

  it('hears nothing when nobody has proved to read it', async () => {
    const user = await makeUser(test);
    await test.orm.em
      .fork()
      .execute('update "user" set email_proved = false where id = ?', [user.id]);
    await asked(user);
    expect(await toldOf(user)).toEqual([]);
  });
});
