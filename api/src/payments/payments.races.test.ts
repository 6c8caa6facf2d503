import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder, storedOrder } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const UPDATE = `mutation ($orderId: ID!, $version: Int!, $input: UpdatePaymentInput!, $key: String) {
  updatePayment(id: $orderId, version: $version, idempotencyKey: $key, input: $input) {
    message
    order { version paymentStatus paidAmount due payments { id amount } timeline { id reason } }
  }
}`;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

/**
 * Sends a payment, and repeats it when an overloaded server refuses it with SERVICE_UNAVAILABLE.
 */
const pay = async (
  { id, version }: { id: string; version: number },
  partialAmount: number,
  { key, token = admin.token }: { key?: string; token?: string } = {},
) => {
  const input = { status: 'PARTIAL', partialAmount, method: 'CASH' };
  for (;;) {
    const answer = await test.graphql(UPDATE, { orderId: id, version, input, key }, token);
    if (refusal(answer).code !== 'SERVICE_UNAVAILABLE') return answer;
  }
};

/** A picked order of ₹1000. */
const billed = async () => makeOrder(test, await makeUser(test), { orderStatus: 'picked' });

describe('concurrent payments', () => {
  it('one of two is entered, the other gets a conflict', async () => {
    const order = await billed();
    const second = await makeUser(test, { role: 'admin', name: 'Meena' });
    const answers = await Promise.all([
      pay(order, 30_000),
      pay(order, 70_000, { token: second.token }),
    ]);
    const codes = answers.map((answer) => refusal(answer).code);
    expect([...codes].sort()).toEqual(['CONFLICT', 'OK']);
    const stored = await storedOrder(test, order.id);
    const won = codes.indexOf('OK');
    expect(stored).toMatchObject({ version: 2, ledger: won ? 70_000 : 30_000, events: 2 });
    expect(stored.paid_amount).toBe(stored.ledger);
    const { message } = answers.map(refusal).find(({ code }) => code === 'CONFLICT') ?? {};
    expect(message).toContain(`${won ? 'Meena' : 'Admin'} changed the payment of this order`);
    expect(message).toContain(won ? '₹700.00' : '₹300.00');
  });

  it('one of fifty with the same key is entered, and all get the same answer', async () => {
    const order = await billed();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => pay(order, 10_000, { key: 'once' })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(refusal(answers[0] ?? { data: null }).code).toBe('OK');
    const later = await pay(order, 10_000, { key: 'once' });
    expect(later).toEqual(answers[0]);
    expect(await storedOrder(test, order.id)).toMatchObject({ version: 2, ledger: 10_000 });
    for (const key of ['', 'with space', 'x'.repeat(101)])
      expect(refusal(await pay(order, 1, { key })).fields).toHaveProperty('idempotencyKey');
  });

  it('of forty payments of ₹100 for ₹1000 ten are entered and thirty are refused', async () => {
    const order = await billed();
    /**
     * Simulates a cashier who reads the order again after each conflict, until the payment is
     * entered or refused.
     */
    const cashier = async (): Promise<string> => {
      for (;;) {
        const { version, paid_amount: paid } = await storedOrder(test, order.id);
        const { code } = refusal(await pay({ id: order.id, version }, paid + 10_000));
        if (code !== 'CONFLICT') return code;
      }
    };
    const codes = await Promise.all(Array.from({ length: 40 }, cashier));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(10);
    expect(codes.filter((code) => code === 'BAD_USER_INPUT')).toHaveLength(30);
    expect(await storedOrder(test, order.id)).toMatchObject({
      ...{ payment_status: 'paid', paid_amount: 100_000, ledger: 100_000, version: 11, events: 11 },
    });
    // The test sends about four hundred requests, which take time on a busy machine.
  }, 120_000);

  it('one of forty with the same version is entered', async () => {
    const order = await billed();
    const answers = await Promise.all(Array.from({ length: 40 }, () => pay(order, 10_000)));
    const codes = answers.map((answer) => refusal(answer).code);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(39);
    expect(await storedOrder(test, order.id)).toMatchObject({
      paid_amount: 10_000,
      ledger: 10_000,
    });
  });
});
