import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../testing/factories.js';
import { codeOf, REGISTER, usersWith, VERIFY } from '../testing/accounts/sign-in.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

describe('sign-up', () => {
  it('creates the account only with the mailed code', async () => {
    const email = 'asha@laundry.test';
    const input = { name: ' Asha  Rao ', phone: '+91 98765-43210', email: 'Asha@Laundry.test' };
    const sent = await test.graphql<{ requestSignUpCode: { message: string } }>(REGISTER, {
      input,
    });
    expect(sent.data?.requestSignUpCode.message).toBe('Signup OTP sent to your email!');
    expect(await usersWith(test, email)).toEqual([]);

    const otp = await codeOf(test, email, 'sign-up');
    const done = await test.graphql<{ signUpWithCode: { message: string } }>(VERIFY, {
      input: { email, otp },
    });
    expect(done.data?.signUpWithCode.message).toBe('Signup complete!');
    expect(await usersWith(test, email)).toMatchObject([
      { name: 'Asha Rao', phone: '9876543210', role: 'customer' },
    ]);

    const again = await test.graphql(VERIFY, { input: { email, otp } });
    expect(again.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('returns the same response for a registered e-mail, and mails a hint', async () => {
    const user = await makeUser(test, { email: 'known@laundry.test' });
    const input = { name: 'Somebody', phone: '9876543211', email: user.email };
    const answer = await test.graphql<{ requestSignUpCode: { message: string } }>(REGISTER, {
      input,
    });
    expect(answer.data?.requestSignUpCode.message).toBe('Signup OTP sent to your email!');
    const mail = await test.mailTo(user.email);
    expect(mail.subject).toContain('already have');
    expect(mail.subject).not.toMatch(/\d{4}/);
  });

  it('names each invalid field', async () => {
    const input = { name: ' ', phone: '12345', email: 'no-email' };
    const { errors } = await test.graphql(REGISTER, { input });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        name: 'Name is required',
        phone: 'Phone number must be 10 digits',
        email: 'Invalid email',
      },
    });
  });
});
