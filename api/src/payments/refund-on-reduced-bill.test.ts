import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import {
  makeCloth,
  makeOrder,
  storedOrder,
  type TestOrder,
} from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const UPDATE = `
  mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!, $refund: RefundInput) {
    updateOrderItems(id: $id, version: $version, input: { items: $items, refund: $refund }) {
      message
      order {
        version totalPrice paidAmount due refundable
        payments { amount kind method reason }
        timeline { kind reason }
      }
    }
  }`;

interface Updated {
  updateOrderItems: { message: string; order: object };
}

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let shirt: { id: string };
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  shirt = await makeCloth(test, 2500, 'Shirt');
});
afterAll(() => test.stop());

const sql = (text: string, values: unknown[] = []) => test.orm.em.fork().execute(text, values);
const back = (amount: unknown) => ({ amount, method: 'UPI', reason: 'Counted twice' });

/** Corrects the bill to this total, in paise. */
const bill = ({ id, version }: TestOrder, price: number, refund?: object, by = admin) =>
  test.graphql<Updated>(
    UPDATE,
    { id, version, items: [{ clothId: shirt.id, quantity: 1, price }], refund },
    by.token,
  );

/** An order of ₹1000 with ₹500 paid. */
const paid = () => makeOrder(test, customer, { orderStatus: 'processing', paidAmount: 50_000 });

describe('a bill below the paid amount', () => {
  it('is refused without a refund, with a message that says so', async () => {
    const order = await paid();
    expect(refusal(await bill(order, 40_000))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        refund:
          '₹500.00 of this order is paid, ₹100.00 more than the new total of ₹400.00. Refund the difference with this change',
      },
    });
    expect(await storedOrder(test, order.id)).toMatchObject({ version: 1, total_price: 100_000 });
    expect(refusal(await bill(order, 50_000)).code).toBe('OK');
    expect(await storedOrder(test, order.id)).toMatchObject({ payment_status: 'paid', version: 2 });
  });

  it('refuses a refund by staff without the permission for it', async () => {
    const order = await paid();
    const clerk = await makeStaff(test, ['orders.pickup', 'orders.price', 'payments.take']);
    const refused = refusal(await bill(order, 40_000, back(10_000), clerk));
    expect(refused).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('permission to give refunds') as string,
    });
    const UNPAY = `mutation ($id: ID!) {
      updatePayment(id: $id, version: 1, input: { status: UNPAID }) { message }
    }`;
    expect(refusal(await test.graphql(UNPAY, { id: order.id }, clerk.token)).code).toBe(
      'FORBIDDEN',
    );
    expect(await storedOrder(test, order.id)).toMatchObject({ version: 1, total_price: 100_000 });
    expect(refusal(await bill(order, 60_000, undefined, clerk)).code).toBe('OK');
  });

  it('refunds the difference in the same transaction', async () => {
    const order = await paid();
    const { data } = await bill(order, 40_000, back(10_000));
    expect(data?.updateOrderItems.message).toBe('Items updated and ₹100.00 refunded');
    expect(data?.updateOrderItems.order).toEqual({
      ...{ version: 2, totalPrice: 40_000, paidAmount: 40_000, due: 0, refundable: 40_000 },
      payments: [
        { amount: 50_000, kind: 'PAYMENT', method: null, reason: null },
        { amount: -10_000, kind: 'REFUND', method: 'UPI', reason: 'Counted twice' },
      ],
      timeline: [
        { kind: 'BOOKED', reason: null },
        { kind: 'BILL_CHANGED', reason: 'Total ₹1,000.00 → ₹400.00' },
        { kind: 'PAYMENT_RECORDED', reason: '₹100.00 refunded by UPI: Counted twice' },
      ],
    });
    const mails = await sql(`select topic from mail where order_id = ? order by created_at, id`, [
      order.id,
    ]);
    expect(mails).toEqual([{ topic: 'bill changed' }, { topic: 'refund' }]);
  });

  it('can refund more than the difference, up to all payments', async () => {
    const order = await paid();
    await sql(`update "order" set overpayment = 700 where id = ?`, [order.id]);
    expect(refusal(await bill(order, 40_000, back(50_701))).fields).toEqual({
      'refund.amount': 'You can refund at most ₹507.00',
    });
    const { data } = await bill(order, 40_000, back(10_800));
    expect(data?.updateOrderItems.order).toMatchObject({ paidAmount: 39_900, refundable: 39_900 });
  });

  it('refunds the difference before the overpayment', async () => {
    const order = await paid();
    await sql(`update "order" set overpayment = 700 where id = ?`, [order.id]);
    const { data } = await bill(order, 40_000, back(10_000));
    expect(data?.updateOrderItems.order).toMatchObject({ paidAmount: 40_000, refundable: 40_700 });
  });

  it.each([
    [40_000, back(9_999), 'refund.amount'],
    [40_000, back(0), 'refund.amount'],
    [40_000, back(-10_000), 'refund.amount'],
    [40_000, { ...back(10_000), reason: ' ' }, 'refund.reason'],
    [50_000, back(100), 'refund'],
    [60_000, back(100), 'refund'],
  ])('of %i is refused with %j, and nothing is saved', async (price, refund, field) => {
    const order = await paid();
    const refused = refusal(await bill(order, price, refund));
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: /./ } });
    const untouched = { version: 1, total_price: 100_000, ledger: 50_000, events: 1 };
    expect(await storedOrder(test, order.id)).toMatchObject(untouched);
  });
});
