import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder, storedOrder } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const REFUND = `mutation ($orderId: ID!, $version: Int!, $input: RefundPaymentInput!, $key: String) {
  refundPayment(id: $orderId, version: $version, idempotencyKey: $key, input: $input) {
    message
    order {
      version orderStatus paymentStatus paidAmount due refundable
      payments { amount kind method reason actor { name } }
      timeline { kind reason actor { name } }
    }
  }
}`;
const PAY = `mutation ($id: ID!, $version: Int!, $key: String) {
  updatePayment(id: $id, version: $version, idempotencyKey: $key, input: { status: PAID, method: CASH }) { message }
}`;

interface Refunded {
  refundPayment: { message: string; order: { refundable: number; payments: object[] } };
}

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test, { name: 'Asha Rao' });
});
afterAll(() => test.stop());

const sql = (text: string, values: unknown[] = []) => test.orm.em.fork().execute(text, values);
const how = (amount: unknown) => ({ amount, method: 'CASH', reason: 'A shirt was torn' });

const refund = (
  { id, version }: { id: string; version: number },
  input: object,
  { key, token = admin.token }: { key?: string; token?: string } = {},
) => test.graphql<Refunded>(REFUND, { orderId: id, version, input, key }, token);

/** An order of ₹1000 with ₹600 paid. */
const paid = () => makeOrder(test, customer, { orderStatus: 'picked', paidAmount: 60_000 });

/** An order with ₹600 paid, and ₹250 paid online above the amount due. */
async function paidTooMuch() {
  const order = await paid();
  await sql(`update "order" set overpayment = 25000 where id = ?`, [order.id]);
  return order;
}

const mailsAbout = ({ id }: { id: string }) =>
  sql(`select topic, recipient from mail where order_id = ?`, [id]);

describe('a refund', () => {
  it('is in the ledger and the timeline, and its customer gets a mail', async () => {
    const { data } = await refund(await paid(), how(20_000));
    expect(data?.refundPayment).toEqual({
      message: '₹200.00 refunded',
      order: {
        ...{ version: 2, orderStatus: 'PICKED', paymentStatus: 'PARTIAL' },
        ...{ paidAmount: 40_000, due: 60_000, refundable: 40_000 },
        payments: [
          { amount: 60_000, kind: 'PAYMENT', method: null, reason: null, actor: null },
          {
            ...{ amount: -20_000, kind: 'REFUND', method: 'CASH', actor: { name: 'Admin' } },
            reason: 'A shirt was torn',
          },
        ],
        timeline: [
          { kind: 'BOOKED', reason: null, actor: { name: 'Asha Rao' } },
          {
            ...{ kind: 'PAYMENT_RECORDED', actor: { name: 'Admin' } },
            reason: '₹200.00 refunded in cash: A shirt was torn',
          },
        ],
      },
    });
    const mail = await test.mailTo(customer.email, ({ subject }) => subject.includes('₹200.00'));
    expect(mail.subject).toContain('Refund');
    expect(mail.text).toContain('Reason: A shirt was torn');
    expect(mail.text).toContain('Still to pay: ₹600.00');
  });

  it.each(['picked', 'processing', 'dispatched', 'delivered', 'cancelled'] as const)(
    'is possible of an order that is %s, up to the paid amount',
    async (orderStatus) => {
      const order = await makeOrder(test, customer, { orderStatus, paidAmount: 60_000 });
      expect(refusal(await refund(order, how(59_999))).code).toBe('OK');
      const next = { ...order, version: 2 };
      expect(refusal(await refund(next, how(2))).fields).toEqual({
        amount: 'You can refund at most ₹0.01',
      });
      expect(refusal(await refund(next, how(1))).code).toBe('OK');
      expect(refusal(await refund({ ...order, version: 3 }, how(1))).fields).toEqual({
        amount: 'There is nothing to refund on this order',
      });
      const after = { order_status: orderStatus, payment_status: 'unpaid', ledger: 0, version: 3 };
      expect(await storedOrder(test, order.id)).toMatchObject(after);
    },
  );

  it('of a waiting order is possible for payments after its bill was removed', async () => {
    const order = await makeOrder(test, customer);
    await sql(`update "order" set overpayment = 500 where id = ?`, [order.id]);
    const { data } = await refund(order, how(500));
    expect(data?.refundPayment.order).toMatchObject({ refundable: 0, due: 0 });
  });

  it('reduces the overpayment first, and leaves the bill paid', async () => {
    const order = await paidTooMuch();
    const first = await refund(order, how(20_000));
    expect(first.data?.refundPayment.order).toMatchObject({ paidAmount: 60_000, due: 40_000 });
    expect(first.data?.refundPayment.order.refundable).toBe(65_000);
    const second = await refund({ ...order, version: 2 }, how(10_000));
    expect(second.data?.refundPayment.order).toMatchObject({ paidAmount: 55_000, due: 45_000 });
    expect(second.data?.refundPayment.order.refundable).toBe(55_000);
  });

  it.each([
    [how(0), 'amount'],
    [how(-100), 'amount'],
    [how(60_001), 'amount'],
    [how(Number.MAX_SAFE_INTEGER), 'amount'],
    [{ ...how(1), method: 'ONLINE' }, 'method'],
    [{ ...how(1), reason: '' }, 'reason'],
    [{ ...how(1), reason: '   ' }, 'reason'],
    [{ ...how(1), reason: 'x'.repeat(301) }, 'reason'],
    [{ ...how(1), reason: 'bell \u0007' }, 'reason'],
  ])('is refused with its field (%#)', async (input, field) => {
    const order = await paid();
    const refused = refusal(await refund(order, input));
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: /./ } });
    expect(await storedOrder(test, order.id)).toMatchObject({ version: 1, ledger: 60_000 });
    expect(await mailsAbout(order)).toEqual([]);
  });

  it('needs amount, method and reason', async () => {
    const order = await paid();
    for (const missing of ['amount', 'method', 'reason']) {
      const input = { ...how(100), [missing]: null };
      expect(refusal(await refund(order, input)).code).toBe('BAD_USER_INPUT');
    }
    expect((await storedOrder(test, order.id)).version).toBe(1);
  });

  it('needs a staff permission and an existing order', async () => {
    const order = await paid();
    const mine = await refund(order, how(100), { token: customer.token });
    expect(refusal(mine).code).toBe('FORBIDDEN');
    expect(refusal(await refund({ ...order, id: randomUUID() }, how(100))).code).toBe('NOT_FOUND');
    expect((await storedOrder(test, order.id)).ledger).toBe(60_000);
  });
});

describe('concurrent refunds', () => {
  it('with the same version: one is entered, the others get a conflict', async () => {
    const order = await paid();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(order, how(10_000))));
    const refusals = answers.map(refusal);
    expect(refusals.filter(({ code }) => code === 'OK')).toHaveLength(1);
    const conflicts = refusals.filter(({ code }) => code === 'CONFLICT');
    expect(conflicts).toHaveLength(9);
    for (const { message } of conflicts)
      expect(message).toContain('You changed the payment of this order (₹100.00 refunded in cash');
    expect(await storedOrder(test, order.id)).toMatchObject({ ledger: 50_000, version: 2 });
  });

  it('with the same key: one is entered, and all get the same answer', async () => {
    const order = await paid();
    const again = () => refund(order, how(10_000), { key: 'once' });
    const answers = await Promise.all(Array.from({ length: 10 }, again));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(refusal(answers[0] ?? { data: null }).code).toBe('OK');
    expect(await again()).toEqual(answers[0]);
    expect(await storedOrder(test, order.id)).toMatchObject({ ledger: 50_000, version: 2 });
    expect(await mailsAbout(order)).toHaveLength(1);
  });

  it('a key cannot be reused for another amount', async () => {
    const { id } = await paid();
    expect(refusal(await refund({ id, version: 1 }, how(50), { key: 'some' })).code).toBe('OK');
    const other = refusal(await refund({ id, version: 2 }, how(5_000), { key: 'some' }));
    expect(other).toMatchObject({ code: 'CONFLICT' });
    expect(await storedOrder(test, id)).toMatchObject({ ledger: 59_950 });
  });

  it('a payment key cannot be reused for a refund, and vice versa', async () => {
    const order = await paid();
    const { id } = order;
    await test.graphql(PAY, { id, version: 1, key: 'paid' }, admin.token);
    const refused = refusal(await refund({ id, version: 2 }, how(100), { key: 'paid' }));
    expect(refused.code).toBe('CONFLICT');
    expect(refusal(await refund({ id, version: 2 }, how(100), { key: 'back' })).code).toBe('OK');
    const paying = await test.graphql(PAY, { id, version: 3, key: 'back' }, admin.token);
    expect(refusal(paying).code).toBe('CONFLICT');
    expect((await storedOrder(test, id)).ledger).toBe(99_900);
  });
});
