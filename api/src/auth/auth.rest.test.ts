import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../testing/factories.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
});
afterAll(() => test.stop());

const post = <Body>(path: string, body: unknown) => rest.call<Body>('POST', path, { body });

async function codeFor(email: string, purpose: string): Promise<string> {
  const mail = await test.mailTo(email, ({ subject }) => subject.includes(`${purpose} code`));
  return /\b\d{4}\b/.exec(mail.subject)?.[0] ?? '';
}

interface SignedIn {
  message: string;
  token: string;
  userDetails: { _id: string; id: string; role: string };
}

describe('sign-up and sign-in over REST', () => {
  it('returns a token, and ignores a field that would make an admin', async () => {
    const email = 'asha@laundry.test';
    const body = { name: 'Asha Rao', phone: '+91 98765 43210', email, role: 'admin' };
    const sent = await post('/auth/register', body);
    expect([sent.status, sent.body]).toEqual([200, { message: 'Signup OTP sent to your email!' }]);

    const otp = await codeFor(email, 'sign-up');
    const verified = await post('/auth/verify-otp', { email, otp, role: 'admin' });
    expect(verified.body).toEqual({ message: 'Signup complete!' });

    expect((await post('/auth/login', { email })).body).toEqual({
      message: 'Login OTP sent to your email!',
    });
    const code = await codeFor(email, 'sign-in');
    const { body: session } = await post<SignedIn>('/auth/verify-login', { email, otp: code });
    expect(session).toMatchObject({
      message: 'Login successful',
      userDetails: {
        name: 'Asha Rao',
        phone: '9876543210',
        email,
        role: 'customer',
        addresses: [],
      },
    });
    expect(session.userDetails._id).toBe(session.userDetails.id);

    const { id } = session.userDetails;
    const me = await rest.call('GET', '/auth/me/{id}', { params: { id }, token: session.token });
    expect(me.body).toEqual(session.userDetails);
  });

  it.each(['/auth/verify-otp', '/auth/verify-login'])('%s refuses a wrong code', async (path) => {
    const { email } = await makeUser(test);
    const wrong = await post(path, { email, otp: '0000' });
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { fields: { otp: 'This code is wrong or has expired. Check it, or request a new one' } },
    ]);
    const short = await post(path, { email, otp: 12 });
    expect(short.body).toMatchObject({ fields: { otp: 'OTP must be 4 digits' } });
  });

  it.each(['/auth/register', '/auth/login'])(
    '%s enforces the waiting time between codes',
    async (path) => {
      const body = { name: 'Ravi', phone: '9876543210', email: `wait${path.length}@laundry.test` };
      expect((await post(path, body)).status).toBe(200);
      const again = await post<{ error: string }>(path, body);
      expect(again.status).toBe(429);
      const seconds = Number(again.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(50);
      expect(again.body.error).toBe(
        `Please wait ${seconds} seconds before requesting another code`,
      );
    },
  );
});
