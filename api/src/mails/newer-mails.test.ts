import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOGIN, REGISTER } from '../testing/accounts/sign-in.js';
import { makeUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const sql = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

describe('a newer mail with the same supersede key', () => {
  const held = (recipient: string) =>
    sql<{ topic: string; status: string }>(
      `select topic, status from mail where recipient = ? order by created_at, id`,
      [recipient],
    );
  /**
   * Puts the mail back into the queue, as after an outage of the mail server. No worker sends it.
   */
  async function waitAgain(recipient: string): Promise<void> {
    await expect
      .poll(async () => (await held(recipient)).map(({ status }) => status))
      .toEqual(['sent']);
    await sql(`update mail set status = 'queued', sealed = '\\x00' where recipient = ?`, [
      recipient,
    ]);
  }

  it.each(['login', 'signup'] as const)('withdraws a queued %s code', async (purpose) => {
    const { email } = await makeUser(test);
    const to = purpose === 'login' ? email : `new-${email}`;
    const input = { name: 'Asha', phone: '9876543210', email: to };
    const ask = async () => {
      const asked =
        purpose === 'login'
          ? await test.graphql(LOGIN, { email: to })
          : await test.graphql(REGISTER, { input });
      expect(refusal(asked).code).toBe('OK');
    };
    await ask();
    await test.mailTo(to);
    await waitAgain(to);
    await sql(`update one_time_code set sent_at = now() - interval '1 hour' where email = ?`, [to]);
    await ask();
    await expect
      .poll(async () => (await held(to)).map(({ status }) => status))
      .toEqual(['dropped', 'sent']);
  });

  it('withdraws a queued confirmation, as does the cancelled change', async () => {
    const user = await makeUser(test);
    const to = `next-${user.email}`;
    const change = (email: string, version: number) =>
      test.graphql(
        `mutation ($email: EmailAddress!, $version: Int!) {
          updateAccount(version: $version, input: { name: "Asha Rao", phone: "9876543210", email: $email }) { message }
        }`,
        { email, version },
        user.token,
      );
    expect(refusal(await change(to, 1)).code).toBe('OK');
    await test.mailTo(to);
    await waitAgain(to);
    expect(refusal(await change(user.email, 2)).code).toBe('OK');
    expect(await held(to)).toEqual([{ topic: 'email confirmation', status: 'dropped' }]);
  });
});
