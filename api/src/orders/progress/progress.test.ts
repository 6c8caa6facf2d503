import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder, storedOrder, type TestOrder } from '../../testing/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { OrderStatus, stepBetween } from '../order.status.js';

const CHANGED = `{
  message
  order { version orderStatus deliveryDate deliveryOTP nextStatuses timeline { kind from to reason } }
}`;
const MOVE = `mutation ($id: ID!, $version: Int!, $to: OrderStatus!, $reason: String) {
  moveOrder(id: $id, version: $version, to: $to, reason: $reason) ${CHANGED}
}`;
const DELIVER = `mutation ($id: ID!, $version: Int!, $deliveryOTP: String, $reason: String) {
  deliverOrder(id: $id, version: $version, deliveryOTP: $deliveryOTP, reason: $reason) ${CHANGED}
}`;
const CODE = `query ($id: ID!) { order(id: $id) { deliveryOTP } }`;

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test, { name: 'Asha Rao' });
});
afterAll(() => test.stop());

const enumOf = (status: OrderStatus) => status.toUpperCase().replaceAll(' ', '_');
const seen = ({ id, version }: TestOrder) => ({ id, version });

const move = (order: TestOrder, to: OrderStatus, reason?: string, token = admin.token) =>
  test.graphql<{ moveOrder: { message: string; order: { deliveryOTP: string | null } } }>(
    MOVE,
    { ...seen(order), to: enumOf(to), reason },
    token,
  );
const deliver = (order: TestOrder, proof: object, token = admin.token) =>
  test.graphql<{ deliverOrder: { order: { deliveryDate: string } } }>(
    DELIVER,
    { ...seen(order), ...proof },
    token,
  );
const codeSeenBy = async ({ id }: TestOrder, token: string) =>
  (await test.graphql<{ order: { deliveryOTP: string | null } }>(CODE, { id }, token)).data?.order
    .deliveryOTP;

const statuses = Object.values(OrderStatus);
const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

describe('moving an order', () => {
  it.each(pairs)('from %s to %s follows the table', async (from, to) => {
    const step = stepBetween(from, to);
    const order = await makeOrder(test, customer, { orderStatus: from });
    const answer = await move(order, to, 'Asked by phone');
    const allowed = step === 'forward' || step === 'back';
    if (allowed) expect(refusal(answer).code).toBe('OK');
    else expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { to: /./ } });
    const stored = await storedOrder(test, order.id);
    expect(stored.order_status).toBe(allowed ? to : from);
    expect(stored).toMatchObject({ version: allowed ? 2 : 1, events: allowed ? 2 : 1 });
  });

  it('needs a reason to go back, and keeps it', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'processing' });
    for (const reason of [undefined, '', '   '])
      expect(refusal(await move(order, 'picked', reason)).fields).toHaveProperty('reason');
    for (const reason of ['x'.repeat(10_000), 'bell \u0007', 'nul \0'])
      expect(refusal(await move(order, 'picked', reason)).fields).toHaveProperty('reason');
    expect((await storedOrder(test, order.id)).version).toBe(1);
    const { data } = await move(order, 'picked', 'A stain was left');
    expect(data?.moveOrder).toMatchObject({
      message: 'Order is now picked',
      order: {
        nextStatuses: ['WAITING_FOR_PICKUP', 'PROCESSING', 'DISPATCHED', 'CANCELLED'],
        timeline: [{}, { from: 'PROCESSING', to: 'PICKED', reason: 'A stain was left' }],
      },
    });
  });

  it('takes the items off when nothing counts as collected, unless something is paid', async () => {
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

  it('is for staff, and says not found for what is not there', async () => {
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

  it('takes one of two changes made at once, and tells the other who was first', async () => {
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

describe('the delivery code', () => {
  it('is made on dispatch, mailed, and shown to its customer only', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'processing' });
    const { data } = await move(order, 'dispatched');
    expect(data?.moveOrder.order.deliveryOTP).toBeNull();
    const code = (await storedOrder(test, order.id)).delivery_otp ?? '';
    expect(code).toMatch(/^\d{4}$/);
    expect(await codeSeenBy(order, customer.token)).toBe(code);
    expect(await codeSeenBy(order, admin.token)).toBeNull();
    const mail = await test.mailTo(customer.email, ({ text }) => text.includes(order.id));
    expect(mail.text).toContain(code);
    expect(mail.subject).toBe(`Your laundry is on its way (order #${order.id.slice(-6)})`);
  });

  it('goes when the laundry comes back, and the next one is another', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'dispatched' });
    await move(order, 'processing', 'Nobody at home');
    expect((await storedOrder(test, order.id)).delivery_otp).toBeNull();
    expect(await codeSeenBy(order, customer.token)).toBeNull();
    await move({ ...order, version: 2 }, 'dispatched');
    const { delivery_otp: next } = await storedOrder(test, order.id);
    expect(next).toMatch(/^\d{4}$/);
    if (next !== order.code)
      expect(
        refusal(await deliver({ ...order, version: 3 }, { deliveryOTP: order.code })).fields,
      ).toHaveProperty('deliveryOTP');
  });

  it('takes five wrong ones, each kept in the timeline; then the right one needs words as well', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'processing' });
    await move(order, 'dispatched');
    const out = { ...order, version: 2 };
    const { delivery_otp: code } = await storedOrder(test, order.id);
    const wrong = code === '0000' ? '1111' : '0000';
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => deliver(out, { deliveryOTP: wrong })),
    );
    const said = tries.map((answer) => refusal(answer).fields?.['deliveryOTP']);
    expect(said.filter((words) => words === 'This delivery code is not right')).toHaveLength(4);
    const stopped = '5 wrong codes were tried. Deliver it without a code and say why';
    expect(said.filter((words) => words === stopped)).toHaveLength(4);
    expect(refusal(await deliver(out, { deliveryOTP: code })).fields).toEqual({
      deliveryOTP: stopped,
    });
    const { data } = await deliver(out, { reason: 'The neighbour took it' });
    expect(data?.deliverOrder.order).toMatchObject({
      timeline: [
        { kind: 'BOOKED' },
        { kind: 'STATUS_CHANGED', to: 'DISPATCHED' },
        ...Array<object>(5).fill({ kind: 'WRONG_DELIVERY_CODE', from: null, to: null }),
        { kind: 'STATUS_CHANGED', reason: 'Without the delivery code: The neighbour took it' },
      ],
    });
  });

  it('may be tried again when the laundry goes out anew', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'processing' });
    await move(order, 'dispatched');
    for (let time = 1; time <= 6; time += 1)
      await deliver({ ...order, version: 2 }, { deliveryOTP: 'none' });
    await move({ ...order, version: 2 }, 'processing', 'Nobody at home');
    await move({ ...order, version: 3 }, 'dispatched');
    const { delivery_otp: code } = await storedOrder(test, order.id);
    const answer = await deliver({ ...order, version: 4 }, { deliveryOTP: code });
    expect(answer.errors).toBeUndefined();
  });

  it('is made anew when a delivery is taken back, for which staff say why', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'delivered' });
    expect(refusal(await move(order, 'dispatched')).fields).toHaveProperty('reason');
    await move(order, 'dispatched', 'The wrong door');
    expect(await storedOrder(test, order.id)).toMatchObject({
      order_status: 'dispatched',
      delivery_date: null,
      delivery_otp: expect.stringMatching(/^\d{4}$/) as string,
    });
  });

  it('opens the delivery, which sets the date', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'dispatched' });
    const before = Date.now();
    const { data } = await deliver(order, { deliveryOTP: ` ${order.code} ` });
    const after = Date.now();
    expect(data?.deliverOrder.order).toMatchObject({
      ...{ orderStatus: 'DELIVERED', nextStatuses: ['DISPATCHED'], version: 2 },
      timeline: [{}, { from: 'DISPATCHED', to: 'DELIVERED', reason: null }],
    });
    const delivered = Date.parse(data?.deliverOrder.order.deliveryDate ?? '');
    expect(delivered).toBeGreaterThanOrEqual(before);
    expect(delivered).toBeLessThanOrEqual(after);
    expect((await storedOrder(test, order.id)).delivery_otp).toBeNull();
    const mail = await test.mailTo(customer.email, ({ subject }) => subject.includes('Delivered'));
    expect(mail.text).toContain('has been delivered');
  });

  it.each(['0428', '427', '00427', 'abcd', '٠٤٢٧', 'x'.repeat(10_000), '04\u000027', '0427; --'])(
    'is not one of these (%#)',
    async (deliveryOTP) => {
      const order = await makeOrder(test, customer, { orderStatus: 'dispatched' });
      const refused = refusal(await deliver(order, { deliveryOTP, reason: 'Lost' }));
      expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { deliveryOTP: /./ } });
      expect(await storedOrder(test, order.id)).toMatchObject({
        ...{ order_status: 'dispatched', version: 1, delivery_otp: order.code },
      });
    },
  );

  it('can be done without, for a reason that stays', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'dispatched' });
    for (const proof of [{}, { deliveryOTP: '' }, { deliveryOTP: null, reason: ' ' }])
      expect(refusal(await deliver(order, proof)).fields).toHaveProperty('reason');
    const { data } = await deliver(order, { reason: 'Phone was empty; showed an ID card' });
    expect(data?.deliverOrder.order).toMatchObject({
      timeline: [{}, { reason: 'Without the delivery code: Phone was empty; showed an ID card' }],
    });
  });

  it('is asked from dispatched orders only, and by staff only', async () => {
    for (const orderStatus of statuses.filter((status) => status !== 'dispatched')) {
      const order = await makeOrder(test, customer, { orderStatus });
      expect(refusal(await deliver(order, { reason: 'Handed over' })).code).toBe('CONFLICT');
      expect((await storedOrder(test, order.id)).order_status).toBe(orderStatus);
    }
    const order = await makeOrder(test, customer, { orderStatus: 'dispatched' });
    const proof = { deliveryOTP: order.code };
    expect(refusal(await deliver(order, proof, customer.token)).code).toBe('FORBIDDEN');
    const [one, two] = await Promise.all([deliver(order, proof), deliver(order, proof)]);
    expect([refusal(one).code, refusal(two).code].sort()).toEqual(['CONFLICT', 'OK']);
  });
});
