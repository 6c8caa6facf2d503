import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import {
  makeCloth,
  makeOrder,
  storedOrder,
  type TestOrder,
} from '../../testing/orders/order-factories.js';
import { deliverOrder, updateOrderStatus } from '../../testing/orders/order-progress.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { type OrderStatus } from '../../../rules/order-status.js';

const PICK = `mutation ($id: ID!, $version: Int!, $clothId: ID!) {
  recordPickup(id: $id, version: $version, input: { items: [{ clothId: $clothId, quantity: 2 }] }) { message }
}`;
const CODE = `query ($id: ID!) { order(id: $id) { printedCode codeNeeded } }`;
const LIST = `query ($id: ID!) { orders(filter: { customerId: $id }) { nodes { printedCode codeNeeded } } }`;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const sql = (text: string, values: unknown[]) => test.orm.em.fork().execute(text, values);
const setEmail = ({ id }: { id: string }, email: string | null) =>
  sql('update "user" set email = ? where id = ?', [email, id]);

async function makeWalkIn() {
  const customer = await makeUser(test, { name: 'Kala Devi' });
  await setEmail(customer, null);
  return customer;
}

/** Reads the current version of the order, so that a test need not count versions. */
const current = async (order: TestOrder): Promise<TestOrder> => ({
  ...order,
  version: (await storedOrder(test, order.id)).version,
});
const move = async (order: TestOrder, to: OrderStatus, reason?: string) =>
  expect(
    refusal(await updateOrderStatus(test, admin.token, await current(order), { to, reason })).code,
  ).toBe('OK');
const deliver = async (order: TestOrder, proof: object) =>
  deliverOrder(test, admin.token, await current(order), proof);
const seen = async ({ id }: TestOrder) =>
  (
    await test.graphql<{ order: { printedCode: string | null; codeNeeded: boolean } }>(
      CODE,
      { id },
      admin.token,
    )
  ).data?.order;

async function pick(customer: { id: string }): Promise<TestOrder> {
  const { id, version } = await makeOrder(test, customer);
  const { id: clothId } = await makeCloth(test);
  const answer = await test.graphql(PICK, { id, version, clothId }, admin.token);
  expect(refusal(answer).code).toBe('OK');
  return { id, version, code: null };
}

describe('the printed delivery code', () => {
  it('is created by the pickup for a customer without e-mail, and stays the same for every dispatch', async () => {
    const customer = await makeWalkIn();
    const order = await pick(customer);
    const code = (await seen(order))?.printedCode;
    expect(code).toMatch(/^\d{4}$/);
    await move(order, 'dispatched');
    await move(order, 'processing', 'Wrong van');
    await move(order, 'dispatched');
    expect(await seen(order)).toEqual({ printedCode: code, codeNeeded: false });
    const list = await test.graphql(LIST, { id: customer.id }, admin.token);
    expect(list.data).toEqual({ orders: { nodes: [{ printedCode: code, codeNeeded: false }] } });
  });

  it('is created by the dispatch for an order without one', async () => {
    const order = await makeOrder(test, await makeWalkIn(), { orderStatus: 'picked' });
    await move(order, 'dispatched');
    expect((await seen(order))?.printedCode).toMatch(/^\d{4}$/);
  });

  it('is accepted for the delivery, and the timeline says that it was the code on the receipt', async () => {
    const order = await pick(await makeWalkIn());
    await move(order, 'dispatched');
    const code = (await seen(order))?.printedCode;
    const wrong = code === '0000' ? '1111' : '0000';
    const refused = refusal(await deliver(order, { deliveryOTP: wrong }));
    expect(refused.fields).toHaveProperty('deliveryOTP');
    const { data } = await deliver(order, { deliveryOTP: code, reason: 'To the brother' });
    const reason = 'Handed over with the code on the receipt: To the brother';
    expect(data?.deliverOrder.order).toMatchObject({
      timeline: expect.arrayContaining([expect.objectContaining({ reason })]) as object,
    });
  });

  it('is not replaced by name and phone after five wrong codes: staff give a reason', async () => {
    const order = await pick(await makeWalkIn());
    await move(order, 'dispatched');
    const wrong = (await seen(order))?.printedCode === '0000' ? '1111' : '0000';
    for (let time = 1; time <= 4; time += 1) await deliver(order, { deliveryOTP: wrong });
    const stopped =
      '5 wrong codes were entered. Choose "Left with another person" and enter a reason';
    for (const [proof, field] of [
      [{ deliveryOTP: wrong }, 'deliveryOTP'],
      [{ personChecked: true }, 'personChecked'],
    ] as const)
      expect(refusal(await deliver(order, proof)).fields).toEqual({ [field]: stopped });
    expect(refusal(await deliver(order, { reason: 'Known to the driver' })).code).toBe('OK');
  });

  it('does not exist for a customer with e-mail, whose delivery needs the mailed code', async () => {
    const order = await pick(await makeUser(test));
    expect((await seen(order))?.printedCode).toBeNull();
    await move(order, 'dispatched');
    expect(await seen(order)).toEqual({ printedCode: null, codeNeeded: true });
  });

  it('is replaced by a mailed code when the customer has an e-mail before the dispatch', async () => {
    const customer = await makeWalkIn();
    const order = await pick(customer);
    const { printedCode } = (await seen(order)) ?? {};
    await setEmail(customer, customer.email);
    expect((await seen(order))?.printedCode).toBeNull();
    await move(order, 'dispatched');
    const { delivery_otp: code } = await storedOrder(test, order.id);
    expect(await seen(order)).toEqual({ printedCode: null, codeNeeded: true });
    const mail = await test.mailTo(customer.email, ({ subject }) => /on its way/.test(subject));
    expect(mail.text).toContain(code);
    if (printedCode !== code)
      expect(refusal(await deliver(order, { deliveryOTP: printedCode })).code).not.toBe('OK');
  });

  it('is not printed any more with an e-mail after the dispatch; name and phone still suffice', async () => {
    const customer = await makeWalkIn();
    const order = await pick(customer);
    await move(order, 'dispatched');
    await setEmail(customer, customer.email);
    expect(await seen(order)).toEqual({ printedCode: null, codeNeeded: false });
    expect(refusal(await deliver(order, { personChecked: true })).code).toBe('OK');
  });
});

describe('a delivery code whose mail was refused', () => {
  async function refusedMail() {
    const order = await makeOrder(test, await makeUser(test), { orderStatus: 'picked' });
    await move(order, 'dispatched');
    const sent = 'select id from mail where order_id = ? and sent_at is not null';
    await expect.poll(() => sql(sent, [order.id])).toHaveLength(1);
    await sql(
      `update mail set status = 'failed', failure_reason = 'address', sent_at = null where order_id = ?`,
      [order.id],
    );
    return order;
  }
  const arrives = ({ id }: TestOrder) =>
    sql(`update mail set status = 'sent', sent_at = now() where order_id = ?`, [id]);

  it('is not needed: name and phone suffice, and no invoice shows it', async () => {
    const order = await refusedMail();
    expect(await seen(order)).toEqual({ printedCode: null, codeNeeded: false });
    const { data } = await deliver(order, { personChecked: true });
    expect(data?.deliverOrder.order).toMatchObject({
      timeline: [{}, {}, { reason: 'Handed over after checking name and phone' }],
    });
  });

  it('is needed again once a mail has arrived, but not for deliveries recorded before', async () => {
    const order = await refusedMail();
    await sql(`update "order" set created_at = now() - interval '1 day' where id = ?`, [order.id]);
    await arrives(order);
    expect((await seen(order))?.codeNeeded).toBe(true);
    expect(refusal(await deliver(order, { personChecked: true })).fields).toHaveProperty(
      'personChecked',
    );
    const recordedAt = new Date(Date.now() - 600_000).toISOString();
    expect(refusal(await deliver(order, { personChecked: true, recordedAt })).code).toBe('OK');
  });
});
