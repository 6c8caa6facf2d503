import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Permission } from '../../../rules/permission.js';
import { entriesOf } from '../../testing/audit/stored-entries.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import {
  addStep,
  makeOrder,
  storedOrder,
  type TestOrder,
} from '../../testing/orders/order-factories.js';
import { deliverOrder, updateOrderStatus } from '../../testing/orders/order-progress.js';
import { undoInBulk } from '../../testing/orders/bulk-orders.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import type { OrderStatus } from '../../../rules/order-status.js';
import { UNDO_MINUTES } from './undo.service.js';

let test: TestServer;
let kala: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  kala = await makeStaff(test, [Permission.ORDERS_UPDATE_STATUS], { name: 'Kala' });
  customer = await makeUser(test, { name: 'Asha Rao' });
});
afterAll(() => test.stop());

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

/** An order that this member of staff has just moved, with its current version. */
async function moved(from: OrderStatus, to: OrderStatus, by = customer): Promise<TestOrder> {
  const order = await makeOrder(test, by, { orderStatus: from });
  expect(refusal(await updateOrderStatus(test, kala.token, order, { to })).code).toBe('OK');
  return { ...order, version: 2 };
}

const undo = async (order: TestOrder, { token } = kala, key?: string) => {
  const { data } = await undoInBulk(test, token, [order], key);
  return data?.bulk.results[0];
};

const refused = (message: RegExp) => ({
  ...{ code: 'CONFLICT', version: null },
  message: expect.stringMatching(message) as string,
});

/** The last event of the timeline. */
async function lastOf({ id }: TestOrder) {
  const [event] = await sql<{ from_status: string; to_status: string; reason: string }>(
    `select from_status, to_status, reason from order_event where order_id = ? order by at desc, id desc limit 1`,
    [id],
  );
  return event;
}

const mailOf = async ({ id }: TestOrder, topic = 'laundry on its way') =>
  (
    await sql<{ status: string; outdated: boolean }>(
      `select status, coalesce(expires_at <= now(), false) as outdated from mail where order_id = ? and topic = ?`,
      [id, topic],
    )
  )[0];

/** The mail that corrects the mail with the delivery code. */
const stillHere = (order: TestOrder) => mailOf(order, 'laundry still with us');

/** Waits until the mail is sent and its job is done. */
const sent = async (order: TestOrder): Promise<void> => {
  await expect.poll(async () => (await mailOf(order))?.status).toBe('sent');
  const JOBS = `select from graphile_worker.jobs join mail on key = 'mail:' || mail.id where order_id = ?`;
  await expect.poll(() => sql(JOBS, [order.id])).toEqual([]);
};

describe('undoing a step', () => {
  it.each([
    ['picked', 'processing'],
    ['picked', 'dispatched'],
    ['processing', 'dispatched'],
  ] as const)('from %s to %s returns to the previous status', async (from, to) => {
    const order = await moved(from, to);
    const before = await storedOrder(test, order.id);
    const outcome = await undo(order);
    expect(outcome).toMatchObject({ code: null, version: 3 });
    expect(outcome?.message).toMatch(new RegExp(`^Order is ${from} again. Undone`));
    expect(await storedOrder(test, order.id)).toMatchObject({
      ...{ order_status: from, delivery_otp: null, delivery_date: null, version: 3 },
      ...{ total_price: before.total_price, paid_amount: before.paid_amount },
    });
    expect(await lastOf(order)).toMatchObject({ from_status: to, to_status: from });
    const entries = await entriesOf(test, { by: kala.id, about: order.id });
    expect(entries.filter(({ operation }) => operation === 'bulkUndoStatusChange')).not.toEqual([]);
  });

  it('withdraws the unsent mail with the code, and sends none in its place', async () => {
    const order = await moved('processing', 'dispatched');
    await sent(order);
    // The mail gets the status "queued" again, as if the mail server had been unreachable until
    // now.
    await sql(`update mail set status = 'queued', sent_at = null where order_id = ?`, [order.id]);
    expect(await undo(order)).toMatchObject({ message: 'Order is processing again. Undone' });
    expect(await mailOf(order)).toEqual({ status: 'dropped', outdated: true });
    expect(await stillHere(order)).toBeUndefined();
  });

  it('mails the customer that the code is no longer valid, and the timeline says that the code had been sent', async () => {
    const asha = await makeUser(test, { name: 'Asha Rao' });
    const order = await moved('processing', 'dispatched', asha);
    await sent(order);
    expect(await undo(order)).toMatchObject({
      message: expect.stringContaining(
        'We emailed the customer that the delivery code no longer works',
      ) as string,
    });
    expect(await mailOf(order)).toEqual({ status: 'sent', outdated: true });
    expect((await lastOf(order))?.reason).toContain('the delivery code no longer works');
    const { text } = await test.mailTo(asha.email, ({ subject }) => /still with us/.test(subject));
    expect(text).toContain('Hello Asha Rao, your delivery has been postponed');
    expect(text).toContain('Your earlier delivery code is no longer valid');
    expect(await stillHere(order)).toMatchObject({ outdated: false });
    // After a new dispatch, the mail "laundry still with us" is outdated.
    await updateOrderStatus(test, kala.token, { ...order, version: 3 }, { to: 'dispatched' });
    expect(await stillHere(order)).toMatchObject({ outdated: true });
  });

  it('also mails the customer when the mail is just being sent, and when a correction with a reason moves the order back', async () => {
    const leaving = await moved('processing', 'dispatched');
    await sent(leaving);
    await sql(`update mail set status = 'queued', sent_at = null where order_id = ?`, [leaving.id]);
    // A locked job simulates a process that waits for the mail server.
    await sql(
      `select graphile_worker.add_job('nobody_does_this', job_key => 'mail:' || id) from mail where order_id = ?`,
      [leaving.id],
    );
    await sql(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another'
       where key in (select 'mail:' || id from mail where order_id = ?)`,
      [leaving.id],
    );
    expect((await undo(leaving))?.message).toContain('the delivery code no longer works');
    expect(await stillHere(leaving)).toMatchObject({ outdated: false });
    const back = await moved('processing', 'dispatched');
    await sent(back);
    await updateOrderStatus(test, kala.token, back, { to: 'processing', reason: 'Wrong van' });
    expect(await stillHere(back)).toMatchObject({ outdated: false });
  });

  it('succeeds once for concurrent requests, and cannot undo an undo', async () => {
    const order = await moved('picked', 'processing');
    const two = await Promise.all([undo(order), undo(order)]);
    expect(two.map((one) => one?.code).sort()).toEqual(['CONFLICT', null]);
    const now = { ...order, version: 3 };
    expect(await undo(now)).toMatchObject(refused(/Nothing to undo for this order/));
    expect(await storedOrder(test, order.id)).toMatchObject({ version: 3, order_status: 'picked' });
  });

  it('repeated with the same idempotency key returns the same result, including the mail', async () => {
    const order = await moved('processing', 'dispatched');
    await sent(order);
    const key = randomUUID();
    const first = await undo(order, kala, key);
    expect(first?.code).toBeNull();
    expect(await undo(order, kala, key)).toEqual(first);
    expect(await storedOrder(test, order.id)).toMatchObject({ version: 3 });
  });

  it('changes nothing when another user has changed the order since, and names that user', async () => {
    const order = await moved('picked', 'processing');
    const other = await makeStaff(test, [Permission.ORDERS_UPDATE_STATUS], { name: 'Ravi' });
    await updateOrderStatus(test, other.token, order, { to: 'dispatched' });
    expect(await undo(order)).toMatchObject(refused(/^Ravi changed this order to dispatched/));
    expect(await undo({ ...order, version: 3 })).toMatchObject(refused(/^Another person changed/));
    expect(await storedOrder(test, order.id)).toMatchObject({ order_status: 'dispatched' });
  });

  it('changes nothing after staff entered a wrong delivery code', async () => {
    const order = await moved('processing', 'dispatched');
    const admin = await makeAdmin(test);
    const { delivery_otp: code } = await storedOrder(test, order.id);
    await deliverOrder(test, admin.token, order, {
      deliveryOTP: code === '0000' ? '1111' : '0000',
    });
    expect(await undo(order)).toMatchObject(refused(/Nothing to undo for this order/));
    expect(await storedOrder(test, order.id)).toMatchObject({ delivery_otp: code });
  });

  it('is for the user who made the change, while they have the permission and are signed in', async () => {
    const order = await moved('picked', 'processing');
    const ravi = await makeStaff(test, [Permission.ORDERS_UPDATE_STATUS]);
    expect(await undo(order, ravi)).toMatchObject(refused(/^Another person changed/));
    const reader = await makeStaff(test, [Permission.ORDERS_READ]);
    expect(refusal(await undoInBulk(test, reader.token, [order])).code).toBe('FORBIDDEN');
    const gone = await makeStaff(test, [Permission.ORDERS_UPDATE_STATUS]);
    await test.graphql('mutation { logout { message } }', {}, gone.token);
    expect(refusal(await undoInBulk(test, gone.token, [order])).code).toBe('UNAUTHENTICATED');
    expect(await storedOrder(test, order.id)).toMatchObject({ version: 2 });
  });

  it('is possible for five minutes, and only for a step forward', async () => {
    const late = await makeOrder(test, customer, { orderStatus: 'processing' });
    await addStep(test, late.id, {
      by: kala.id,
      at: new Date(Date.now() - UNDO_MINUTES * 60_000),
    });
    // The event is later than the booking, as in real orders.
    await sql(
      `update order_event set at = at - interval '1 hour' where order_id = ? and kind = 'booked'`,
      [late.id],
    );
    expect(await undo(late)).toMatchObject(refused(/too late/));
    const booked = await makeOrder(test, customer);
    expect(await undo(booked)).toMatchObject(refused(/Nothing to undo for this order/));
    const back = await makeOrder(test, customer, { orderStatus: 'processing' });
    await updateOrderStatus(test, kala.token, back, { to: 'picked', reason: 'A stain was left' });
    expect(await undo({ ...back, version: 2 })).toMatchObject(refused(/Nothing to undo/));
  });
});
