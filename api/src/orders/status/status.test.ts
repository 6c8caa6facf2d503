import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder, storedOrder, type TestOrder } from '../../testing/orders/order-factories.js';
import { updateOrderStatus } from '../../testing/orders/order-progress.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { OrderStatus, transitionBetween } from '../../../rules/order-status.js';

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test, { name: 'Asha Rao' });
});
afterAll(() => test.stop());

const move = (order: TestOrder, to: OrderStatus, reason?: string, token = admin.token) =>
  updateOrderStatus(test, token, order, { to, reason });

const statuses = Object.values(OrderStatus);
const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

describe('moving an order', () => {
  it.each(pairs)('from %s to %s follows the table', async (from, to) => {
    const step = transitionBetween(from, to);
    const order = await makeOrder(test, customer, { orderStatus: from });
    const answer = await move(order, to, 'Asked by phone');
    const allowed = step === 'forward' || step === 'back';
    if (allowed) expect(refusal(answer).code).toBe('OK');
    else expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { status: /./ } });
    const stored = await storedOrder(test, order.id);
    expect(stored.order_status).toBe(allowed ? to : from);
    expect(stored).toMatchObject({ version: allowed ? 2 : 1, events: allowed ? 2 : 1 });
  });

  it('needs a reason for a step back, and the timeline shows it', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'processing' });
    for (const reason of [undefined, '', '   '])
      expect(refusal(await move(order, 'picked', reason)).fields).toHaveProperty('reason');
    for (const reason of ['x'.repeat(10_000), 'bell \u0007', 'nul \0'])
      expect(refusal(await move(order, 'picked', reason)).fields).toHaveProperty('reason');
    expect((await storedOrder(test, order.id)).version).toBe(1);
    const { data } = await move(order, 'picked', 'A stain was left');
    expect(data?.updateOrderStatus).toMatchObject({
      message: 'Order is now picked',
      order: {
        nextStatuses: ['WAITING_FOR_PICKUP', 'PROCESSING', 'DISPATCHED', 'CANCELLED'],
        timeline: [
          {},
          { fromStatus: 'PROCESSING', toStatus: 'PICKED', reason: 'A stain was left' },
        ],
      },
    });
  });

  it('back to "waiting for pickup" removes the items, and is refused after a payment', async () => {
    const paid = await makeOrder(test, customer, { orderStatus: 'picked', paidAmount: 100 });
    const refused = refusal(await move(paid, 'waiting for pickup', 'Wrong order'));
    expect(refused).toMatchObject({ code: 'CONFLICT', message: /₹1\.00/ });
    expect(await storedOrder(test, paid.id)).toMatchObject({ item_count: 10, version: 1 });
    const order = await makeOrder(test, customer, { orderStatus: 'picked' });
    await move(order, 'waiting for pickup', 'Wrong order');
    expect(await storedOrder(test, order.id)).toMatchObject({ item_count: 0, total_price: 0 });
    const left = await test.orm.em
      .fork()
      .execute('select id from order_item where order_id = ?', [order.id]);
    expect(left).toEqual([]);
  });

  it('needs a staff permission, and returns NOT_FOUND for an unknown order', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'picked' });
    expect(refusal(await move(order, 'processing', '', customer.token)).code).toBe('FORBIDDEN');
    expect(refusal(await move({ ...order, id: randomUUID() }, 'processing')).code).toBe(
      'NOT_FOUND',
    );
    expect(refusal(await move({ ...order, id: 'x'.repeat(10_000) }, 'processing')).code).toBe(
      'NOT_FOUND',
    );
    for (const version of [0, -1, 2_147_483_647])
      expect(refusal(await move({ ...order, version }, 'processing')).code).toBe('CONFLICT');
    expect((await storedOrder(test, order.id)).version).toBe(1);
  });

  it('accepts one of two concurrent changes; the CONFLICT of the second one names the first user', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'picked' });
    const answers = await Promise.all([move(order, 'processing'), move(order, 'dispatched')]);
    const [won, lost] = answers.sort((a) => (refusal(a).code === 'OK' ? -1 : 1)).map(refusal);
    expect(won?.code).toBe('OK');
    expect(lost?.code).toBe('CONFLICT');
    const stored = await storedOrder(test, order.id);
    expect(stored).toMatchObject({ version: 2, events: 2 });
    expect(lost?.message).toContain(`You changed this order to ${stored.order_status}`);
  });
});
