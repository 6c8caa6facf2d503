import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder, storedOrder, type TestOrder } from '../../testing/orders/order-factories.js';
import { deliverOrder, updateOrderStatus } from '../../testing/orders/order-progress.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { OrderStatus } from '../../../rules/order-status.js';

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

const move = (order: TestOrder, to: OrderStatus, reason?: string) =>
  updateOrderStatus(test, admin.token, order, { to, reason });
const deliver = (order: TestOrder, proof: object, token = admin.token) =>
  deliverOrder(test, token, order, proof);
const codeSeenBy = async ({ id }: TestOrder, token: string) =>
  (await test.graphql<{ order: { deliveryOTP: string | null } }>(CODE, { id }, token)).data?.order
    .deliveryOTP;

describe('the delivery code', () => {
  it('is created by the dispatch, mailed, and visible only to its customer', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'processing' });
    const { data } = await move(order, 'dispatched');
    expect(data?.updateOrderStatus.order.deliveryOTP).toBeNull();
    const code = (await storedOrder(test, order.id)).delivery_otp ?? '';
    expect(code).toMatch(/^\d{4}$/);
    expect(await codeSeenBy(order, customer.token)).toBe(code);
    expect(await codeSeenBy(order, admin.token)).toBeNull();
    const mail = await test.mailTo(customer.email, ({ text }) => text.includes(order.id));
    expect(mail.text).toContain(code);
    expect(mail.subject).toBe(`Your laundry is on its way (order #${order.id.slice(-6)})`);
  });

  it('becomes invalid with a step back, and the next dispatch creates another one', async () => {
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

  it('accepts five wrong codes, each stored in the timeline; then the right code needs a reason too', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'processing' });
    await move(order, 'dispatched');
    const out = { ...order, version: 2 };
    const { delivery_otp: code } = await storedOrder(test, order.id);
    const wrong = code === '0000' ? '1111' : '0000';
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => deliver(out, { deliveryOTP: wrong })),
    );
    const said = tries.map((answer) => refusal(answer).fields?.['deliveryOTP']);
    expect(
      said.filter((words) => words === 'This delivery code is wrong. Ask the customer again'),
    ).toHaveLength(4);
    const stopped =
      '5 wrong codes were entered. Choose "Customer does not have the code" and enter a reason';
    expect(said.filter((words) => words === stopped)).toHaveLength(4);
    expect(refusal(await deliver(out, { deliveryOTP: code })).fields).toEqual({
      deliveryOTP: stopped,
    });
    const { data } = await deliver(out, { reason: 'The neighbour took it' });
    expect(data?.deliverOrder.order).toMatchObject({
      timeline: [
        { kind: 'BOOKED' },
        { kind: 'STATUS_CHANGED', toStatus: 'DISPATCHED' },
        ...Array<object>(5).fill({ kind: 'WRONG_DELIVERY_CODE', fromStatus: null, toStatus: null }),
        { kind: 'STATUS_CHANGED', reason: 'Without the delivery code: The neighbour took it' },
      ],
    });
  });

  it('has five new attempts after the next dispatch', async () => {
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

  it('is replaced when a delivery is reverted, for which staff give a reason', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'delivered' });
    expect(refusal(await move(order, 'dispatched')).fields).toHaveProperty('reason');
    await move(order, 'dispatched', 'The wrong door');
    expect(await storedOrder(test, order.id)).toMatchObject({
      order_status: 'dispatched',
      delivery_date: null,
      delivery_otp: expect.stringMatching(/^\d{4}$/) as string,
    });
  });

  it('is accepted for the delivery, which sets deliveryDate', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'dispatched' });
    const before = Date.now();
    const { data } = await deliver(order, { deliveryOTP: ` ${order.code} ` });
    const after = Date.now();
    expect(data?.deliverOrder.order).toMatchObject({
      ...{ orderStatus: 'DELIVERED', nextStatuses: ['DISPATCHED'], version: 2 },
      timeline: [{}, { fromStatus: 'DISPATCHED', toStatus: 'DELIVERED', reason: null }],
    });
    const delivered = Date.parse(data?.deliverOrder.order.deliveryDate ?? '');
    expect(delivered).toBeGreaterThanOrEqual(before);
    expect(delivered).toBeLessThanOrEqual(after);
    expect((await storedOrder(test, order.id)).delivery_otp).toBeNull();
    const mail = await test.mailTo(customer.email, ({ subject }) => subject.includes('delivered'));
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

  it('is not needed with a reason, which the timeline shows', async () => {
    const order = await makeOrder(test, customer, { orderStatus: 'dispatched' });
    for (const proof of [{}, { deliveryOTP: '' }, { deliveryOTP: null, reason: ' ' }])
      expect(refusal(await deliver(order, proof)).fields).toHaveProperty('reason');
    const { data } = await deliver(order, { reason: 'Phone was empty; showed an ID card' });
    expect(data?.deliverOrder.order).toMatchObject({
      timeline: [{}, { reason: 'Without the delivery code: Phone was empty; showed an ID card' }],
    });
  });

  it('is needed for dispatched orders only, and entered by staff only', async () => {
    for (const orderStatus of Object.values(OrderStatus).filter(
      (status) => status !== 'dispatched',
    )) {
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

describe('the delivery code of a customer without e-mail', () => {
  const dispatched = async (email: string | null) => {
    const walkIn = await makeUser(test, { name: 'Kala Devi' });
    const order = await makeOrder(test, walkIn, { orderStatus: 'dispatched' });
    if (email === null)
      await test.orm.em.fork().execute(`update "user" set email = null where id = ?`, [walkIn.id]);
    return order;
  };

  it('is replaced by name and phone, and the timeline says so', async () => {
    const { data, errors } = await deliver(await dispatched(null), { personChecked: true });
    expect(errors).toBeUndefined();
    expect(data?.deliverOrder.order).toMatchObject({
      orderStatus: 'DELIVERED',
      timeline: [{}, { reason: 'Handed over after checking name and phone' }],
    });
  });

  it('is still needed: without the check, and with an e-mail, the delivery is refused', async () => {
    const order = await dispatched(null);
    for (const proof of [{}, { personChecked: false }])
      expect(refusal(await deliver(order, proof)).fields).toHaveProperty('reason');
    const mailed = await dispatched('hidden');
    expect(refusal(await deliver(mailed, { personChecked: true })).fields).toEqual({
      personChecked: 'This customer got a delivery code by email. Ask the customer for it',
    });
  });
});
