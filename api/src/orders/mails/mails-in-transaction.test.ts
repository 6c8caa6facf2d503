import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeCloth, makeOrder, storedOrder } from '../../testing/orders/order-factories.js';
import { withoutMails } from '../../testing/outbox.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import type { OrderStatus } from '../../../rules/order-status.js';

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let cloth: { id: string };
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  cloth = await makeCloth(test);
});
afterAll(() => test.stop());

const sql = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

const lines = (price: number) => `items: [{ clothId: "CLOTH", quantity: 1, price: ${price} }]`;
const REFUND = `{ amount: 30000, method: CASH, reason: "Torn" }`;

/**
 * All changes of an order that send a mail to its customer: name, status before the change,
 * mutation and arguments.
 */
const CHANGES: [string, OrderStatus, string, string][] = [
  [
    'cancelOrder',
    'processing',
    'order cancelled',
    `cancelOrder(id: $id, version: 1, input: { reason: "Lost" })`,
  ],
  [
    'rescheduleOrder',
    'waiting for pickup',
    'pickup rescheduled',
    `rescheduleOrder(id: $id, version: 1, input: { pickupDate: "DAY" })`,
  ],
  [
    'recordPickup',
    'waiting for pickup',
    'laundry picked up',
    `recordPickup(id: $id, version: 1, input: { ${lines(500)} })`,
  ],
  [
    'updateOrderItems',
    'picked',
    'bill changed',
    `updateOrderItems(id: $id, version: 1, input: { ${lines(90_000)} })`,
  ],
  [
    'updateOrderAdjustments',
    'delivered',
    'bill changed',
    `updateOrderAdjustments(id: $id, version: 1, input: { adjustments: [{ kind: SURCHARGE, amount: 500, reason: "Stairs" }] })`,
  ],
  [
    'updateOrderItems with a refund',
    'picked',
    'refund',
    `updateOrderItems(id: $id, version: 1, input: { ${lines(30_000)}, refund: ${REFUND} })`,
  ],
  [
    'updateOrderStatus',
    'processing',
    'laundry on its way',
    `updateOrderStatus(id: $id, version: 1, input: { status: DISPATCHED })`,
  ],
  [
    'deliverOrder',
    'dispatched',
    'laundry delivered',
    `deliverOrder(id: $id, version: 1, input: { reason: "At the door" })`,
  ],
  [
    'updatePayment',
    'picked',
    'payment received',
    `updatePayment(id: $id, version: 1, input: { status: PAID, method: CASH })`,
  ],
  ['refundPayment', 'picked', 'refund', `refundPayment(id: $id, version: 1, input: ${REFUND})`],
];

describe.each(CHANGES)('%s', (_name, orderStatus, topic, call) => {
  const place = () => call.replace('CLOTH', cloth.id).replace('DAY', addDays(today(), 2));
  const change = (id: string) =>
    test.graphql(`mutation ($id: ID!) { ${place()} { message } }`, { id }, admin.token);
  const make = () =>
    makeOrder(test, customer, {
      orderStatus,
      paidAmount: orderStatus === 'picked' ? 60_000 : 0,
    });
  const mailsOf = (id: string) =>
    sql<{ topic: string }>('select topic from mail where order_id = ? order by created_at, id', [
      id,
    ]);

  it(`mails '${topic}' once`, async () => {
    const { id } = await make();
    expect(refusal(await change(id)).code).toBe('OK');
    const topics = (await mailsOf(id)).map((mail) => mail.topic);
    expect(topics.filter((each) => each === topic)).toHaveLength(1);
    // The same change again, with the old version, is a CONFLICT and sends no second mail.
    expect(refusal(await change(id)).code).toBe('CONFLICT');
    expect(await mailsOf(id)).toHaveLength(topics.length);
  });

  it('is undone as a whole when its mail cannot be queued', async () => {
    const { id } = await make();
    const before = await storedOrder(test, id);
    const answer = await withoutMails(test, () => change(id));
    expect(refusal(answer).code).toBe('INTERNAL_SERVER_ERROR');
    expect(await storedOrder(test, id)).toEqual(before);
    expect(await mailsOf(id)).toEqual([]);
  });
});

describe('a booking', () => {
  it('is not made when its mail cannot be queued', async () => {
    const { id: userId, token } = await makeUser(test);
    const answer = await withoutMails(test, () =>
      test.graphql(
        `mutation ($input: BookPickupInput!) { bookPickup(input: $input) { message } }`,
        {
          input: {
            ...{ pickupDate: today(), phone: '9876543210' },
            pickupAddress: '12 Car Street, Mylapore, Chennai',
          },
        },
        token,
      ),
    );
    expect(refusal(answer).code).toBe('INTERNAL_SERVER_ERROR');
    expect(await sql('select 1 from "order" where user_id = ?', [userId])).toEqual([]);
  });
});
