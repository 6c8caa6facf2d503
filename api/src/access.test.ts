import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Access, policyOf, rootFields } from './access.js';
import { createSchema } from './schema.js';
import { makeAdmin, makeUser } from './testing/factories.js';
import { operationsOf } from './testing/operations.js';
import { startTestServer, type TestServer } from './testing/test-server.js';

/** Who may call what, as decided. An operation that is not here fails the tests. */
const DECIDED: Record<Access, string[]> = {
  public: [
    ...['register', 'verifyOtp', 'login', 'verifyLogin', 'signInWithLink', 'signInWithSocial'],
    ...['socialProvider', 'confirmEmail', 'states', 'cloths', 'sendFeedback', 'sendContactMessage'],
  ],
  user: [
    ...['me', 'user', 'logout', 'updateAccount'],
    ...['address', 'addAddress', 'updateAddress', 'deleteAddress', 'setPrimaryAddress'],
    ...['myOrders', 'order', 'bookPickup', 'cancelOrder', 'rescheduleOrder', 'myPriceList'],
  ],
  admin: [
    ...['users', 'orders', 'orderTotals', 'orderCustomers', 'orderMails', 'resendMail'],
    ...[
      'recordPickup',
      'updateOrderItems',
      'moveOrder',
      'deliverOrder',
      'updatePayment',
      'refundPayment',
    ],
    ...['cloth', 'createCloth', 'updateCloth', 'deleteCloth', 'priceList', 'savePriceList'],
    ...['createEnterprise', 'updateEnterprise', 'deleteEnterprise'],
    ...['employees', 'employee', 'createEmployee', 'updateEmployee', 'deleteEmployee'],
    ...['feedbacks', 'contactMessages', 'dashboard', 'dailyFigures'],
  ],
};

const VIEWERS = ['visitor', 'customer', 'enterprise', 'admin'] as const;
type ViewerKind = (typeof VIEWERS)[number];

const REFUSALS: Record<Access, Partial<Record<ViewerKind, string>>> = {
  public: {},
  user: { visitor: 'UNAUTHENTICATED' },
  admin: { visitor: 'UNAUTHENTICATED', customer: 'FORBIDDEN', enterprise: 'FORBIDDEN' },
};

const schema = createSchema();
const operations = operationsOf(schema);
const decidedOf = (name: string): Access | undefined =>
  (Object.keys(DECIDED) as Access[]).find((access) => DECIDED[access].includes(name));

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

async function tokenOf(kind: ViewerKind): Promise<string | undefined> {
  if (kind === 'visitor') return undefined;
  return (kind === 'admin' ? await makeAdmin(test) : await makeUser(test, { role: kind })).token;
}

describe('policies', () => {
  it('are decided for every operation of the schema, and for no other', () => {
    const decided = Object.values(DECIDED).flat();
    expect(operations.map(({ name }) => name).sort()).toEqual(decided.sort());
  });

  it('stand on every operation as decided', () => {
    const stand = rootFields(schema).map((field) => [field.name, policyOf(field).access]);
    expect(stand).toEqual(operations.map(({ name }) => [name, decidedOf(name)]));
  });

  it('are needed by the server to start', () => {
    expect(() => policyOf({ name: 'forgotten', extensions: {} })).toThrow('forgotten');
  });
});

describe.each(VIEWERS)('as %s', (kind) => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s answers as decided',
    async (name, { document, variables }) => {
      const { errors } = await test.graphql(document, variables, await tokenOf(kind));
      const code = errors?.[0]?.extensions.code;
      const refusal = REFUSALS[decidedOf(name) ?? 'admin'][kind];
      if (refusal) expect(code).toBe(refusal);
      else
        expect([
          'UNAUTHENTICATED',
          'FORBIDDEN',
          'INTERNAL_SERVER_ERROR',
          'SERVICE_UNAVAILABLE',
        ]).not.toContain(code);
    },
  );
});
