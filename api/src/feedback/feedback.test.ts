import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BAD_LINES } from '../testing/bad-input.js';
import { makeAdmin, type TestUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { recordSqlStatements } from '../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const SEND = `mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) { message } }`;
const LIST = `query ($first: Int, $after: String) {
  feedbacks(first: $first, after: $after) { nodes { name phone message createdAt } pageInfo { endCursor hasNextPage } }
}`;

interface Page {
  feedbacks: {
    nodes: { name: string; phone: string; message: string }[];
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

const GOOD = { name: 'Asha Raman', phone: '9876543210', message: 'Very good' };
const send = (given: object = {}) =>
  test.graphql<{ sendFeedback: { message: string } }>(SEND, { input: { ...GOOD, ...given } });
const list = async (variables: object = {}) => {
  const answer = await test.graphql<Page>(LIST, variables, admin.token);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.feedbacks;
};

describe('feedback', () => {
  it('is sent without sign-in and read by admins, newest first, page by page', async () => {
    for (let i = 0; i < 5; i += 1) {
      const { data } = await send({ message: `Line one ${i}\nLine two` });
      expect(data?.sendFeedback.message).toBe('Thank you for your feedback!');
    }
    const first = await list({ first: 3 });
    const second = await list({ first: 3, after: first.pageInfo.endCursor });
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect([...first.nodes, ...second.nodes].map(({ message }) => message)).toEqual(
      [4, 3, 2, 1, 0].map((i) => `Line one ${i}\nLine two`),
    );
    expect(first.nodes[0]).toMatchObject({ name: GOOD.name, phone: GOOD.phone });
    expect((await recordSqlStatements(() => list({ first: 100 }))).length).toBeLessThanOrEqual(3);
  });

  const bad = [
    ['name', 'Ash', 'Name must be at least 4 characters'],
    ['phone', '987654321', 'Phone must be exactly 10 digits'],
    ['phone', '98765432101', 'Phone must be exactly 10 digits'],
    ['message', 'ok!', 'Message must be at least 4 characters'],
    ...Object.values(BAD_LINES).flatMap((text) => [
      ['name', text],
      ['phone', text],
      ['message', text],
    ]),
  ] as [field: string, value: string, message?: string][];
  it.each(bad)('refuses %s %j', async (field, value, message) => {
    const before = (await list({ first: 100 })).nodes.length;
    const refused = refusal(await send({ [field]: value }));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields)).toEqual([field]);
    if (message) expect(refused.fields[field]).toBe(message);
    expect((await list({ first: 100 })).nodes).toHaveLength(before);
  });

  it('stands alone in a request, so that aliases do not get around the limit', async () => {
    const call = `sendFeedback(input: { name: "Asha Raman", phone: "9876543210", message: "Many" }) { message }`;
    const { errors } = await test.graphql(`mutation { a: ${call} b: ${call} }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await list({ first: 100 })).nodes.filter(({ message }) => message === 'Many')).toEqual(
      [],
    );
  });
});
