import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyOf, rootFields } from '../access/access.js';
import { createSchema } from '../../http/schema.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { wholeDocuments } from '../../testing/whole-documents.js';

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let orderId = '';
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  for (const orderStatus of ['waiting for pickup', 'picked', 'dispatched'] as const)
    orderId = (await makeOrder(test, customer, { orderStatus, paidAmount: 0 })).id;
});
afterAll(() => test.stop());

const schema = createSchema();
const OPERATIONS = wholeDocuments(schema, 3);
const QUERIES = OPERATIONS.filter(({ kind }) => kind === 'query');
/** Those that nobody may call: the others count their tries, and answer otherwise the next time. */
const CLOSED = new Set(
  rootFields(schema)
    .filter((field) => policyOf(field).access !== 'public')
    .map(({ name }) => name),
);
const CHANGES = OPERATIONS.filter(({ kind, name }) => kind === 'mutation' && CLOSED.has(name));

/** What is sent back the first time, when GraphQL's own executor runs it, and when it has a plan. */
async function answersTo(document: string, variables: object, token?: string) {
  const ask = () => test.graphql(document, variables, token);
  const first = await ask();
  await ask();
  await ask();
  return { first, planned: await ask() };
}

describe('an answer by plan is the one before it', () => {
  const people: [string, () => string | undefined][] = [
    ['a visitor', () => undefined],
    ['a customer', () => customer.token],
    ['staff', () => admin.token],
  ];

  it.each(people)('to %s, of every query', async (_, token) => {
    for (const { name, document, variables } of QUERIES) {
      const own = name === 'order' || name === 'orderMails' ? { id: orderId, orderId } : {};
      const asked = { ...variables, ...own };
      const { first, planned } = await answersTo(document, asked, token());
      expect(planned, name).toEqual(first);
    }
  });

  it('to a visitor, of every change that is not for visitors', async () => {
    for (const { name, document, variables } of CHANGES) {
      const { first, planned } = await answersTo(document, variables);
      expect(first.errors, name).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      expect(planned, name).toEqual(first);
    }
  });

  it.each(people)('to %s, with variables that cannot be', async (_, token) => {
    for (const { name, document, variables } of OPERATIONS) {
      const bad = Object.fromEntries(Object.keys(variables).map((key) => [key, { bad: [1] }]));
      if (!Object.keys(bad).length) continue;
      const { first, planned } = await answersTo(document, bad, token());
      expect(first.errors?.length, name).toBeGreaterThan(0);
      expect(planned, name).toEqual(first);
    }
  });
});
