import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder, storedOrder } from '../testing/orders/order-factories.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
let admin: TestUser;
let user: TestUser;

beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  admin = await makeAdmin(test);
  user = await makeUser(test);
});
afterAll(() => test.stop());

interface PaymentResponse {
  message: string;
  fields?: Record<string, string>;
  order: { paymentStatus: string; paidAmount: number; due: number; version: number };
}

/** A picked order of ₹1000. */
const billed = () => makeOrder(test, user, { orderStatus: 'picked', items: [[10, 10_000]] });

const pay = (id: string, body: object, headers: Record<string, string> = {}) =>
  rest.call<PaymentResponse>('PATCH', '/payment/updatePayment/{id}', {
    params: { id },
    body,
    headers,
    token: admin.token,
  });

describe('PATCH /payment/updatePayment/{id}', () => {
  it('needs no method, as specified; the entry and the timeline show none', async () => {
    const { id } = await billed();
    expect((await pay(id, { status: 'Paid' })).status).toBe(200);
    const { data } = await test.graphql(
      `query ($id: ID!) { order(id: $id) { payments { amount method } timeline { reason } } }`,
      { id },
      admin.token,
    );
    expect(data).toMatchObject({
      order: {
        payments: [{ amount: 100_000, method: null }],
        timeline: [{}, { reason: '₹1,000.00 paid, method not specified' }],
      },
    });
  });

  it.each(['partially_paid', 'partial paid', 'partial', 'Partial'])(
    'accepts %s with the new paid amount',
    async (status) => {
      const { id } = await billed();
      const first = await pay(id, { status, partialAmount: 250.5 });
      expect(first.status).toBe(200);
      expect(first.body).toMatchObject({
        message: 'Payment updated successfully',
        order: { _id: id, paymentStatus: 'partial', paidAmount: 250.5, due: 749.5 },
      });
      const second = await pay(id, { status, partialAmount: '1000.00' });
      expect(second.body.order).toMatchObject({ paymentStatus: 'paid', due: 0 });
      expect((await storedOrder(test, id)).ledger).toBe(100_000);
    },
  );

  it('accepts Paid and Unpaid, as the screens write them', async () => {
    const { id } = await billed();
    const paid = await pay(id, { status: 'Paid', paidAmount: 1 });
    expect(paid.body.order).toMatchObject({ paymentStatus: 'paid', paidAmount: 1000 });
    const unpaid = await pay(id, { status: 'Unpaid' });
    expect(unpaid.body.order).toMatchObject({ paymentStatus: 'unpaid', paidAmount: 0 });
  });

  it('refuses invalid amounts, with the field', async () => {
    const { id } = await billed();
    for (const partialAmount of ['ten', 10.005, {}, true, '', null, 0, -5, 1000.01]) {
      const { status, body } = await pay(id, { status: 'partial', partialAmount });
      expect([partialAmount, status, Object.keys(body.fields ?? {})]).toEqual([
        partialAmount,
        400,
        ['partialAmount'],
      ]);
    }
    expect((await pay(id, { status: 'half' })).body.fields).toEqual({
      status: 'Status must be one of: unpaid, partial, paid',
    });
    expect((await pay(id, {})).body.fields).toEqual({ status: 'Status is required' });
    expect((await storedOrder(test, id)).ledger).toBe(0);
  });

  it('honours If-Match: the second of two requests gets a conflict', async () => {
    const { id, version } = await billed();
    const headers = { 'if-match': `"${version}"` };
    const one = await pay(id, { status: 'partial', partialAmount: 100 }, headers);
    expect(one.body.order.version).toBeGreaterThan(version);
    const two = await pay(id, { status: 'partial', partialAmount: 300 }, headers);
    expect(two.status).toBe(409);
    const seen = { 'if-match': `"${one.body.order.version}"` };
    expect((await pay(id, { status: 'Paid' }, seen)).status).toBe(200);
    expect((await pay(id, { status: 'Unpaid' }, { 'if-match': '*' })).status).toBe(200);
    const odd = await pay(id, { status: 'Paid' }, { 'if-match': '"latest"' });
    expect([odd.status, Object.keys(odd.body.fields ?? {})]).toEqual([400, ['if-match']]);
  });

  it('enters a payment once per Idempotency-Key', async () => {
    const { id } = await billed();
    const headers = { 'idempotency-key': 'receipt-1' };
    await pay(id, { status: 'partial', partialAmount: 100 }, headers);
    await pay(id, { status: 'Unpaid' });
    const again = await pay(id, { status: 'partial', partialAmount: 100 }, headers);
    expect([again.status, again.body.order.paidAmount]).toEqual([200, 0]);
    const other = await pay(id, { status: 'partial', partialAmount: 300 }, headers);
    expect([other.status, other.body.order]).toEqual([409, undefined]);
  });

  it('is refused before the pickup', async () => {
    const { id } = await makeOrder(test, user);
    const { status, body } = await pay(id, { status: 'Paid' });
    expect([status, body.message]).toEqual([
      409,
      'There is nothing to pay yet: this order is waiting for pickup',
    ]);
  });
});

describe('POST /payment/refundPayment/{id}', () => {
  it('refunds rupees, once per key, with the version that the client read', async () => {
    const { id } = await makeOrder(test, user, { orderStatus: 'picked', paidAmount: 60_000 });
    const give = (amount: unknown, headers: Record<string, string> = {}) =>
      rest.call<{ message: string; order: object }>('POST', '/payment/refundPayment/{id}', {
        params: { id },
        body: { amount, method: 'bank transfer', reason: 'Paid twice' },
        headers,
        token: admin.token,
      });
    const first = await give(100.5, { 'idempotency-key': 'back-1', 'if-match': '"1"' });
    expect([first.status, first.body.message]).toEqual([200, '₹100.50 refunded']);
    expect(first.body.order).toMatchObject({ paidAmount: 499.5, refundable: 499.5, due: 500.5 });
    expect((await give(100.5, { 'idempotency-key': 'back-1' })).status).toBe(200);
    expect((await give(1, { 'if-match': '"1"' })).status).toBe(409);
    expect((await give('ten')).status).toBe(400);
    expect((await storedOrder(test, id)).ledger).toBe(49_950);
  });
});
