import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin } from '../testing/factories.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
});
afterAll(() => test.stop());

describe('feedback', () => {
  it('is sent without sign-in and read by staff, newest first', async () => {
    const before = new Date().toISOString();
    for (const message of ['Very clean', 'Came on time']) {
      const body = { name: 'Asha', phone: '98765 43210', message, createdAt: '2001-01-01' };
      const { status, body: answer } = await rest.call('POST', '/feedback', { body });
      expect([status, answer]).toEqual([200, { message: 'Thank you for your feedback!' }]);
    }
    const { token } = await makeAdmin(test);
    const { body } = await rest.call<{ _id: string; id: string; createdAt: string }[]>(
      'GET',
      '/feedback',
      { token },
    );
    expect(body).toMatchObject([
      { name: 'Asha', phone: '9876543210', message: 'Came on time' },
      { message: 'Very clean' },
    ]);
    expect(body[0]?._id).toBe(body[0]?.id);
    // The database rounds times to milliseconds, so the comparison allows one more.
    const after = new Date(Date.now() + 1).toISOString();
    const moments = [before, ...body.map(({ createdAt }) => createdAt).reverse(), after];
    expect(moments).toEqual([...moments].sort());
  });
});
