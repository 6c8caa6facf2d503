import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder, storedOrder } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const UPDATE = `mutation ($orderId: ID!, $version: Int!, $input: UpdatePaymentInput!, $key: String) {
  updatePayment(id: $orderId, version: $version, idempotencyKey: $key, input: $input) {
    message
    order {
      version paymentStatus paidAmount due
      payments { amount kind method reference actor { name } }
      timeline { kind fromStatus toStatus reason actor { name } }
    }
  }
}`;

interface Updated {
  updatePayment: { message: string; order: { version: number; paidAmount: number } };
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

const pay = (
  { id, version }: { id: string; version: number },
  { status, ...input }: { status: string; [field: string]: unknown },
  { key, token = admin.token }: { key?: string; token?: string } = {},
) => {
  const method = status === 'UNPAID' ? {} : { method: 'CASH' };
  const variables = { orderId: id, version, key, input: { status, ...method, ...input } };
  return test.graphql<Updated>(UPDATE, variables, token);
};

/** A picked order of ₹1000, with this amount paid. */
const billed = (paidAmount = 0) => makeOrder(test, customer, { orderStatus: 'picked', paidAmount });
const partial = (partialAmount: unknown) => ({ status: 'PARTIAL', partialAmount });

describe('a payment', () => {
  it('is in the ledger and the timeline, and its customer gets a mail', async () => {
    const order = await billed();
    const how = { method: 'UPI', reference: ' UTR 42 ' };
    const { data } = await pay(order, { ...partial(40_000), ...how });
    expect(data?.updatePayment).toEqual({
      message: 'Payment updated successfully',
      order: {
        ...{ version: 2, paymentStatus: 'PARTIAL', paidAmount: 40_000, due: 60_000 },
        payments: [
          {
            amount: 40_000,
            kind: 'PAYMENT',
            method: 'UPI',
            reference: 'UTR 42',
            actor: { name: 'Admin' },
          },
        ],
        timeline: [
          {
            kind: 'BOOKED',
            fromStatus: null,
            toStatus: null,
            reason: null,
            actor: { name: 'Asha Rao' },
          },
          {
            ...{
              kind: 'PAYMENT_RECORDED',
              fromStatus: null,
              toStatus: null,
              actor: { name: 'Admin' },
            },
            reason: '₹400.00 paid by UPI (UTR 42)',
          },
        ],
      },
    });
    const mail = await test.mailTo(customer.email, ({ subject }) => subject.includes('₹400.00'));
    expect(mail.text).toContain('₹600.00 is still to be paid');
  });

  it('is the difference to the paid amount: the amount due, a part of it, or a reversal', async () => {
    const order = await billed();
    const steps = [
      [partial(50_000), 50_000, 'PARTIAL'],
      [partial(20_000), -30_000, 'PARTIAL'],
      [{ status: 'PAID' }, 80_000, 'PAID'],
      [{ status: 'UNPAID' }, -100_000, 'UNPAID'],
      [partial(100_000), 100_000, 'PAID'],
    ] as const;
    for (const [index, [input, amount, paymentStatus]] of steps.entries()) {
      const { data } = await pay({ ...order, version: index + 1 }, input);
      expect(data?.updatePayment.order).toMatchObject({ paymentStatus, version: index + 2 });
      const kind = amount > 0 ? 'PAYMENT' : 'REVERSAL';
      expect(data?.updatePayment.order).toMatchObject({
        payments: [...Array.from({ length: index }, () => ({})), { amount, kind }],
      });
    }
    expect(await storedOrder(test, order.id)).toMatchObject({ ledger: 100_000, events: 6 });
    // A payment sends a mail, a reversal does not.
    const mails = `select topic from mail where order_id = ?`;
    expect(await test.orm.em.fork().execute(mails, [order.id])).toEqual(
      Array.from({ length: 3 }, () => ({ topic: 'payment received' })),
    );
  });

  it('writes nothing when nothing changes', async () => {
    for (const [paid, input] of [
      [0, { status: 'UNPAID' }],
      [40_000, partial(40_000)],
      [100_000, { status: 'PAID' }],
    ] as const) {
      const order = await billed(paid);
      expect(refusal(await pay(order, input)).code).toBe('OK');
      expect(await storedOrder(test, order.id)).toMatchObject({ version: 1, events: 1 });
    }
  });

  it.each([
    [partial(null), 'partialAmount'],
    [{ status: 'PARTIAL' }, 'partialAmount'],
    [partial(0), 'partialAmount'],
    [partial(-100), 'partialAmount'],
    [partial(100_001), 'partialAmount'],
    [partial(Number.MAX_SAFE_INTEGER), 'partialAmount'],
    [{ status: 'PAID', reference: 'x'.repeat(10_000) }, 'reference'],
    [{ status: 'PAID', reference: 'bell \u0007' }, 'reference'],
  ])('refuses %# with its field', async (input, field) => {
    const order = await billed(50_000);
    const refused = refusal(await pay(order, input));
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: /./ } });
    expect(await storedOrder(test, order.id)).toMatchObject({ version: 1, ledger: 50_000 });
  });

  it.each([{ status: 'PAID' }, partial(60_000)])(
    'is refused without its method: %j',
    async (input) => {
      const order = await billed(50_000);
      for (const method of [undefined, null])
        expect(refusal(await pay(order, { ...input, method }))).toMatchObject({
          code: 'BAD_USER_INPUT',
          fields: { method: 'Choose the payment method' },
        });
      expect(await storedOrder(test, order.id)).toMatchObject({ version: 1, ledger: 50_000 });
    },
  );

  it('accepts whole paise only', async () => {
    const order = await billed();
    for (const amount of [0.5, 100.01, '100', Number.NaN, 1e300, true, [100]])
      expect(refusal(await pay(order, partial(amount))).code).toBe('BAD_USER_INPUT');
    const literal = (value: string) =>
      test.graphql(
        `mutation { updatePayment(
           id: "${order.id}"
           version: 1
           input: { status: PARTIAL, partialAmount: ${value}, method: CASH }) { message } }`,
        {},
        admin.token,
      );
    for (const value of ['1.5', '"1"', '99999999999999999999', '1e3'])
      expect(refusal(await literal(value)).code).toBe('BAD_USER_INPUT');
    expect(await storedOrder(test, order.id)).toMatchObject({ version: 1, ledger: 0 });
  });

  it('by staff cannot be ONLINE, because no cash-up would contain it', async () => {
    const order = await billed(10_000);
    for (const input of [{ status: 'PAID' }, partial(5_000), { status: 'UNPAID' }])
      expect(refusal(await pay(order, { ...input, method: 'ONLINE' }))).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { method: 'Online payments are recorded automatically. Choose another method' },
      });
    expect(await storedOrder(test, order.id)).toMatchObject({ version: 1, ledger: 10_000 });
  });

  it('is reversed by a method with enough paid, or without a given method', async () => {
    const order = await billed();
    expect(refusal(await pay(order, { ...partial(40_000), method: 'UPI' })).code).toBe('OK');
    const seen = { ...order, version: 2 };
    expect(refusal(await pay(seen, { status: 'UNPAID', method: 'CASH' })).fields).toEqual({
      method: 'Only ₹0.00 of this order was paid with this method',
    });
    const { data } = await pay(seen, { ...partial(10_000), method: 'UPI' });
    expect(data?.updatePayment.order).toMatchObject({
      paidAmount: 10_000,
      payments: [{ amount: 40_000 }, { amount: -30_000, kind: 'REVERSAL', method: 'UPI' }],
    });
  });

  it('is refused before the bill, and for a cancelled order', async () => {
    const waiting = await makeOrder(test, customer);
    for (const input of [{ status: 'PAID' }, { status: 'UNPAID' }, partial(100)])
      expect(refusal(await pay(waiting, input))).toMatchObject({
        ...{ code: 'CONFLICT', message: /waiting for pickup/ },
      });
    const cancelled = await makeOrder(test, customer, {
      ...{ orderStatus: 'cancelled', paidAmount: 30_000 },
    });
    for (const input of [{ status: 'PAID' }, partial(30_001)])
      expect(refusal(await pay(cancelled, input))).toMatchObject({
        ...{ code: 'CONFLICT', message: /cancelled/ },
      });
    expect(refusal(await pay(cancelled, { status: 'UNPAID' })).code).toBe('OK');
    expect(await storedOrder(test, cancelled.id)).toMatchObject({ ledger: 0, paid_amount: 0 });
  });

  it('needs a staff permission', async () => {
    const order = await billed();
    const mine = await pay(order, { status: 'PAID' }, { token: customer.token });
    expect(refusal(mine).code).toBe('FORBIDDEN');
    expect(refusal(await pay({ ...order, id: randomUUID() }, { status: 'PAID' })).code).toBe(
      'NOT_FOUND',
    );
    expect(refusal(await pay({ ...order, id: 'order' }, { status: 'PAID' })).code).toBe(
      'NOT_FOUND',
    );
    expect((await storedOrder(test, order.id)).ledger).toBe(0);
  });
});

it('returns an order that is already paid to viewers who may read orders', async () => {
  const order = await billed(100_000);
  const cashier = await makeStaff(test, ['payments.take']);
  const paid = (token: string) => pay(order, { status: 'PAID' }, { token });
  expect(refusal(await paid(cashier.token)).code).toBe('FORBIDDEN');
  const { token } = await makeStaff(test, ['payments.take', 'orders.read']);
  expect(refusal(await paid(token)).code).toBe('OK');
});
