import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BAD_LINES } from '../testing/bad-input.js';
import { makeAdmin, type TestUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { recordSqlStatements } from '../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const SEND = `mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { message } }`;
const LIST = `query ($first: Int, $after: String) {
  contactMessages(first: $first, after: $after) {
    nodes { name phone email address message createdAt } pageInfo { endCursor hasNextPage }
  }
}`;

interface Page {
  contactMessages: {
    nodes: Record<'name' | 'phone' | 'email' | 'address' | 'message', string>[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
}

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const GOOD = {
  name: 'Asha Raman',
  phone: '9876543210',
  email: 'asha@laundry.test',
  address: '14, Besant Nagar, Chennai',
  message: 'Do you clean carpets?',
};
const send = (given: object = {}) =>
  test.graphql<{ sendContactMessage: { message: string } }>(SEND, { input: { ...GOOD, ...given } });
const list = async (variables: object = {}) => {
  const answer = await test.graphql<Page>(LIST, variables, admin.token);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.contactMessages;
};

describe('contact messages', () => {
  it('are sent without sign-in and read by admins, newest first, page by page', async () => {
    for (let i = 0; i < 5; i += 1) {
      const { data } = await send({ message: `Question ${i}`, email: ' Asha@Laundry.test ' });
      expect(data?.sendContactMessage.message).toBe('Contact submitted successfully!');
    }
    const first = await list({ first: 3 });
    const second = await list({ first: 3, after: first.pageInfo.endCursor });
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect([...first.nodes, ...second.nodes]).toMatchObject(
      [4, 3, 2, 1, 0].map((i) => ({ ...GOOD, message: `Question ${i}` })),
    );
    expect((await recordSqlStatements(() => list({ first: 100 }))).length).toBeLessThanOrEqual(3);
  });

  const bad = [
    ['phone', '98765'],
    ['email', 'asha'],
    ...['name', 'phone', 'email', 'address', 'message'].flatMap((field) =>
      Object.values(BAD_LINES).map((text) => [field, text]),
    ),
  ] as [field: string, value: string][];
  it.each(bad)('are refused with %s %j', async (field, value) => {
    const before = (await list({ first: 100 })).nodes.length;
    const refused = refusal(await send({ [field]: value }));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields)).toEqual([field]);
    expect((await list({ first: 100 })).nodes).toHaveLength(before);
  });
});
