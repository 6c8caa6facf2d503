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

const send = (body: object) => rest.call('POST', '/contact/createContact', { body });

describe('POST /contact/createContact', () => {
  it('keeps the message for staff', async () => {
    const body = {
      name: 'Asha',
      phone: '9876543210',
      email: 'asha@laundry.test',
      address: '12 Long Street',
      message: 'Do you clean carpets?',
    };
    const { status, body: answer } = await send(body);
    expect([status, answer]).toEqual([200, { message: 'Contact submitted successfully!' }]);
    const { token } = await makeAdmin(test);
    const stored = await test.graphql<{ contactMessages: { nodes: object[] } }>(
      '{ contactMessages { nodes { name phone email address message } } }',
      {},
      token,
    );
    expect(stored.data?.contactMessages.nodes).toEqual([body]);
  });
});
