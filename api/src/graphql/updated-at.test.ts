import {
  getNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../http/schema.js';
import { OPERATION_SAMPLES } from '../testing/operation-samples.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { operationsOf } from '../testing/operations.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/**
 * Fields that are computed from other records, and version fields; the test does not compare them.
 */
const APART = [
  'user',
  'order',
  'credit',
  'missingCounts',
  'stopsAhead',
  'isOverdue',
  'balance',
  'orderCount',
  'version',
  'updatedAt',
];

/** Selection of all fields of a type and its parts. */
function shownOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter(({ name }) => !APART.includes(name))
    .map((field) => `${field.name} ${shownOf(field.type)}`);
  return `{ ${fields.join(' ')} }`;
}

const documentOf = (name: 'Order' | 'User') => {
  const shown = shownOf(schema.getType(name) as GraphQLObjectType);
  return `query ($id: ID!) { it: ${name.toLowerCase()}(id: $id) { version updatedAt shown: __typename ...Shown } }
    fragment Shown on ${name} ${shown}`;
};
const DOCUMENTS = { order: documentOf('Order'), user: documentOf('User') };
type RecordKind = keyof typeof DOCUMENTS;
const KINDS = ['order', 'user'] as const;

interface VersionedRecord {
  version: number;
  updatedAt: string;
  shown: string;
}

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const idsOf = async (kind: RecordKind) =>
  (await test.orm.em.fork().execute<{ id: string }[]>(`select id from "${kind}"`)).map(
    ({ id }) => id,
  );

async function seen(kind: RecordKind, id: string): Promise<VersionedRecord> {
  const { data, errors } = await test.graphql<{ it: { version: number; updatedAt: string } }>(
    DOCUMENTS[kind],
    { id },
    admin.token,
  );
  if (!data) throw new Error(errors?.[0]?.message);
  const { version, updatedAt, ...rest } = data.it;
  return { version, updatedAt, shown: JSON.stringify(rest).replace(/&until=\d+&sig=[\w-]+/g, '') };
}

/**
 * Effect of each mutation on existing orders and accounts: whether it saves their own columns, or
 * only records that belong to them. Both change `updatedAt`.
 */
const SAVES: Record<string, string[]> = {
  createAddress: ['part of user'],
  updateAddress: ['part of user'],
  setPrimaryAddress: ['part of user'],
  deleteAddress: ['part of user'],
  updateEnterprise: ['user'],
  replacePriceList: ['part of user'],
  mergeCustomers: ['user', 'user'],
  undoCustomerMerge: ['user', 'user'],
  deleteEnterprise: ['part of user'],
  updateAccount: ['user'],
  confirmEmail: ['user'],
  revertEmailChange: ['user'],
  cancelOrder: ['order'],
  rescheduleOrder: ['order'],
  updatePromisedDate: ['order'],
  updateOrderContact: ['order'],
  recordPickup: ['order'],
  recordPieceCount: ['part of order'],
  issueInvoice: ['part of order'],
  updateOrderStatus: ['order'],
  bulkUpdateOrderStatus: ['order'],
  bulkUndoStatusChange: ['order'],
  deliverOrder: ['order'],
  updateOrderItems: ['order'],
  updateOrderAdjustments: ['order'],
  updatePayment: ['order'],
  refundPayment: ['order'],
  planStops: ['part of order'],
  recordFailedAttempt: ['part of order'],
  deleteRound: ['part of order', 'part of order'],
};

const mutations = operationsOf(schema).filter(({ kind }) => kind === 'mutation');
it.each(mutations)(
  '$name changes `updatedAt` of the records that it saves',
  async ({ name, document }) => {
    const caller = await makeAdmin(test);
    const known = { order: await idsOf('order'), user: await idsOf('user') };
    const owner = await makeUser(test);
    const variables = await OPERATION_SAMPLES[name]?.({ test, owner, caller });
    const made = KINDS.map(async (kind) =>
      (await idsOf(kind)).filter((id) => !known[kind].includes(id)).map((id) => ({ kind, id })),
    );
    const objects = (await Promise.all(made)).flat();
    const before = await Promise.all(objects.map(({ kind, id }) => seen(kind, id)));
    await test.graphql(document, variables, caller.token);
    const moved: string[] = [];
    for (const [place, { kind, id }] of objects.entries()) {
      const [was, now] = [before[place], await seen(kind, id)];
      if (was && now.updatedAt > was.updatedAt)
        moved.push(now.version === was.version ? `part of ${kind}` : kind);
      else expect(now).toEqual(was);
    }
    expect(moved).toEqual(SAVES[name] ?? []);
  },
);

/**
 * Tables with rows of an order that no field of the order shows: events, mails and webhooks have
 * their own lists.
 */
const NOT_SHOWN = [
  ...[
    'event',
    'failed_webhook',
    'mail',
    'online_payment',
    'recurring_occurrence',
    'waiting_invoice',
  ],
];

it('every table with rows of an order changes `updatedAt` of the order, except the listed tables', async () => {
  const rows = await test.orm.em.fork().execute<{ table: string; touches: number }[]>(
    `select c.table_name as table,
       (select count(*)::int from pg_trigger t
        where t.tgrelid = format('public.%I', c.table_name)::regclass and t.tgname like 'touches_%') as touches
     from information_schema.columns c
     where c.table_schema = 'public' and c.column_name = 'order_id' order by 1`,
  );
  const silent = rows.filter(({ touches }) => touches !== 3).map(({ table }) => table);
  expect(silent).toEqual(NOT_SHOWN);
});

it('a new photo or payment link changes `updatedAt` of the order; the name of its customer does not', async () => {
  const em = test.orm.em.fork();
  const customer = await makeUser(test);
  const { id } = await makeOrder(test, customer, { orderStatus: 'picked' });
  const moves = async (statement: string) => {
    const before = await seen('order', id);
    await em.execute(statement, [id]);
    const now = await seen('order', id);
    expect(now.version).toBe(before.version);
    return now.updatedAt > before.updatedAt;
  };
  const photo = `insert into order_photo (id, order_id, width, height, bytes, added_by, at)
    select gen_random_uuid(), id, 16, 12, 1, user_id, now() from "order" where id = ?`;
  const link = `insert into payment_link (id, order_id, amount, expires_at) values (gen_random_uuid(), ?, 100, now())`;
  expect([await moves(photo), await moves('delete from order_photo where order_id = ?')]).toEqual([
    ...[true, true],
  ]);
  expect(await moves(link)).toBe(true);
  expect(await moves('update payment_link set checked_at = now() where order_id = ?')).toBe(false);
  expect(
    await moves(
      `update payment_link set status = 'cancelled', closed_at = now() where order_id = ?`,
    ),
  ).toBe(true);
  const rename = `update "user" set name = 'Asha' where id = (select user_id from "order" where id = ?)`;
  expect(await moves(rename)).toBe(false);
});
