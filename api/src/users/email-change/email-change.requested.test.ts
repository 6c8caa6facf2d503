import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestEmailChange, newEmail } from '../../testing/accounts/email-change.js';
import { askFor } from '../../testing/accounts/pending-change.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

describe('the current e-mail', () => {
  const noticesOf = ({ email }: TestUser) =>
    test.orm.em
      .fork()
      .execute(`select topic from mail where recipient = ? and topic = 'email change requested'`, [
        email,
      ]);

  it('is notified of a requested change and how to cancel it, without text of the requester', async () => {
    const user = await makeUser(test);
    const to = newEmail();
    const thief = 'Call Me Now';
    await requestEmailChange(test, { user, token: user.token }, to, thief);
    const mail = await test.mailTo(user.email, ({ subject }) =>
      subject.includes('asked to change'),
    );
    expect(mail.text).toContain('m***@laundry.test');
    expect(mail.text).toContain('http://laundry.test/security');
    for (const words of [to, thief, 'token=']) expect(mail.text + mail.html).not.toContain(words);
  });

  it('is notified of a change that staff request, too', async () => {
    const user = await makeUser(test);
    const to = newEmail();
    await requestEmailChange(test, { user, token: admin.token }, to, 'Call Me Now');
    const mail = await test.mailTo(user.email, ({ subject }) =>
      subject.includes('We were asked to change'),
    );
    expect(mail.text).toContain('m***@laundry.test');
    expect(mail.text).toMatch(/write to .+@.+ or call us/);
    for (const words of [to, 'Call Me Now', 'token=', '/security'])
      expect(mail.text + mail.html).not.toContain(words);
  });

  it('is notified once of each requested change, and of no refused one', async () => {
    const user = await makeUser(test);
    await askFor(test, user);
    const again = await requestEmailChange(test, { user, token: user.token }, newEmail());
    expect(refusal(again).code).toBe('TOO_MANY_REQUESTS');
    expect(await noticesOf(user)).toHaveLength(1);
  });

  it('is not notified when it was never confirmed', async () => {
    const user = await makeUser(test);
    await test.orm.em
      .fork()
      .execute('update "user" set email_proved = false where id = ?', [user.id]);
    await askFor(test, user);
    expect(await noticesOf(user)).toEqual([]);
  });
});
