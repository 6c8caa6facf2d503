import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../http/schema.js';
import { OrderEventKind } from '../orders/order-event.entity.js';
import { endOfFeed, readEvents } from '../testing/events.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { OPERATION_SAMPLES } from '../testing/operation-samples.js';
import { operationsOf } from '../testing/operations.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { EventType } from './event-type.js';

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let orderId = '';
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test, { role: 'enterprise' });
  orderId = (await makeOrder(test, customer, { orderStatus: 'picked' })).id;
});
afterAll(() => test.stop());

/**
 * Types of the events that `change` adds to the feed. Invoices that a job issues for orders of
 * earlier samples do not count.
 */
async function added(change: () => Promise<unknown>): Promise<string[]> {
  const after = await endOfFeed(test, admin.token);
  await change();
  const { nodes } = await readEvents(test, admin.token, { after });
  return nodes
    .filter(({ type, actor, order }) => type !== 'INVOICE_ISSUED' || actor || order?.id === orderId)
    .map(({ type }) => type)
    .sort();
}

/** Events that each mutation adds to the feed. Other mutations add none. */
const ADDS: Record<string, (keyof typeof EventType)[]> = {
  createAddress: ['ADDRESS_CREATED'],
  updateAddress: ['ADDRESS_UPDATED'],
  setPrimaryAddress: ['ADDRESS_UPDATED'],
  deleteAddress: ['ADDRESS_DELETED'],
  signUpWithCode: ['CUSTOMER_CREATED'],
  updateAccount: ['CUSTOMER_UPDATED'],
  confirmEmail: ['CUSTOMER_UPDATED'],
  revertEmailChange: ['CUSTOMER_UPDATED'],
  mergeCustomers: ['CUSTOMER_DELETED', 'CUSTOMER_UPDATED'],
  undoCustomerMerge: ['CUSTOMER_RESTORED', 'CUSTOMER_UPDATED'],
  createEnterprise: ['ADDRESS_CREATED', 'CUSTOMER_CREATED'],
  updateEnterprise: ['ADDRESS_CREATED', 'CUSTOMER_UPDATED'],
  deleteEnterprise: ['CUSTOMER_DELETED'],
  replacePriceList: ['PRICE_LIST_UPDATED'],
  createCloth: ['CLOTH_CREATED'],
  updateCloth: ['CLOTH_UPDATED'],
  deleteCloth: ['CLOTH_DELETED'],
  createEmployee: ['EMPLOYEE_CREATED'],
  updateEmployee: ['EMPLOYEE_UPDATED'],
  grantEmployeeAccess: ['EMPLOYEE_UPDATED'],
  revokeEmployeeAccess: ['EMPLOYEE_UPDATED'],
  deleteEmployee: ['EMPLOYEE_DELETED'],
  bookPickup: ['ORDER_BOOKED'],
  createBookingForCustomer: ['ORDER_BOOKED'],
  cancelOrder: ['ORDER_STATUS_CHANGED'],
  rescheduleOrder: ['ORDER_RESCHEDULED'],
  updatePromisedDate: ['ORDER_PROMISED_DATE_CHANGED'],
  updateOrderContact: ['ORDER_CONTACT_UPDATED'],
  updateOrderStatus: ['ORDER_STATUS_CHANGED'],
  bulkUpdateOrderStatus: ['ORDER_STATUS_CHANGED'],
  bulkUndoStatusChange: ['ORDER_STATUS_CHANGED'],
  recordPickup: ['ORDER_STATUS_CHANGED'],
  recordPieceCount: ['ORDER_PIECES_COUNTED'],
  deliverOrder: ['ORDER_STATUS_CHANGED'],
  updateOrderItems: ['ORDER_BILL_CHANGED'],
  updateOrderAdjustments: ['ORDER_BILL_CHANGED'],
  recordFailedAttempt: ['ORDER_ATTEMPT_FAILED'],
  updatePayment: ['PAYMENT_RECEIVED'],
  refundPayment: ['PAYMENT_REFUNDED'],
  issueInvoice: ['INVOICE_ISSUED'],
  closeCashUp: ['CASH_UP_CLOSED'],
  pauseRecurringPickup: ['RECURRING_PICKUP_UPDATED'],
  resumeRecurringPickup: ['RECURRING_PICKUP_UPDATED'],
  skipRecurringPickup: ['RECURRING_PICKUP_UPDATED'],
  unskipRecurringPickup: ['RECURRING_PICKUP_UPDATED'],
  cancelRecurringPickup: ['RECURRING_PICKUP_ENDED'],
};

describe('a mutation adds each of its events once', () => {
  const mutations = operationsOf(schema).filter(({ kind }) => kind === 'mutation');
  it.each(mutations)('$name', async ({ name, document }) => {
    const caller = await makeAdmin(test);
    const owner = await makeUser(test);
    const variables = await OPERATION_SAMPLES[name]?.({ test, owner, caller });
    const call = () => test.graphql(document, variables, caller.token);
    expect(await added(call)).toEqual(ADDS[name] ?? []);
  });
});

const FIGURES = 'total, taxable, cgst, sgst, igst, content';
const DOCUMENT = `insert into tax_document (id, order_id, kind, number, refers_to, year, issued_on, issued_at, ${FIGURES})`;

/** Changes in the database that the samples of the mutations do not make. */
const CHANGES: [statement: string, event: keyof typeof EventType][] = [
  [
    `insert into payment (id, order_id, amount, kind, method)
     values (gen_random_uuid(), $order, -100, 'reversal', 'cash')`,
    'PAYMENT_REVERSED',
  ],
  [
    `${DOCUMENT} values (gen_random_uuid(), $order, 'INV', 900, null, 2026, current_date, now(), 100, 100, 0, 0, 0, '{}')`,
    'INVOICE_ISSUED',
  ],
  [
    `${DOCUMENT} select gen_random_uuid(), $order, 'CN', 900, id, 2026, current_date, now(), 100, 100, 0, 0, 0, '{}'
     from tax_document where number = 900`,
    'CREDIT_NOTE_ISSUED',
  ],
  [
    `insert into statement (id, user_id, month, created_at, figures, content)
     values (gen_random_uuid(), $customer, '2026-01-01', now(), '{}', '{}')`,
    'STATEMENT_ISSUED',
  ],
  [
    `insert into recurring_pickup (id, user_id, every, starts_on, handled_until)
     values (gen_random_uuid(), $customer, 'week', current_date, current_date)`,
    'RECURRING_PICKUP_CREATED',
  ],
  [`update "order" set user_id = $admin where id = $order`, 'ORDER_CUSTOMER_CHANGED'],
];

it.each(CHANGES)('%s adds an event once', async (statement, event) => {
  const ids = { order: orderId, customer: customer.id, admin: admin.id };
  const text = statement.replace(/\$(\w+)/g, (_, name: keyof typeof ids) => `'${ids[name]}'`);
  expect(await added(() => test.orm.em.fork().execute(text))).toEqual([event]);
});

/** Timeline events that are not in the feed: payments have own events, wrong codes are internal. */
const NOT_IN_FEED = new Set<string>([
  OrderEventKind.PAYMENT_RECORDED,
  OrderEventKind.WRONG_DELIVERY_CODE,
]);

const kinds = Object.entries(OrderEventKind);
it.each(kinds)('the timeline event %s is in the feed once, or not at all', async (name, kind) => {
  const insert = () =>
    test.orm.em
      .fork()
      .execute(`insert into order_event (id, order_id, kind) values (gen_random_uuid(), ?, ?)`, [
        ...[orderId, kind],
      ]);
  expect(await added(insert)).toEqual(NOT_IN_FEED.has(kind) ? [] : [`ORDER_${name}`]);
});

it('every event type was added by a change of this test', () => {
  const tried = [
    ...Object.values(ADDS).flat(),
    ...CHANGES.map(([, event]) => event),
    ...kinds.filter(([, kind]) => !NOT_IN_FEED.has(kind)).map(([name]) => `ORDER_${name}`),
  ];
  expect([...new Set(tried)].sort()).toEqual(Object.keys(EventType).sort());
});
