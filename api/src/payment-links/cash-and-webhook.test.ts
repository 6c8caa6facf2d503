import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilLocked } from '../testing/lock-waits.js';
import { makeAdmin, type TestUser } from '../testing/factories.js';
import { moneyOf, type PickedOrder } from '../testing/orders/orders.js';
import type { RazorpayLink } from '../testing/payments/fake-razorpay.js';
import { refusal } from '../testing/refusals.js';
import { paidEvent, startWebhookShop, type WebhookShop } from '../testing/payments/webhooks.js';

let shop: WebhookShop;
let admin: TestUser;
beforeAll(async () => {
  shop = await startWebhookShop();
  admin = await makeAdmin(shop.test);
});
afterAll(() => shop.stop());

/** An order with a link that was just paid; the webhook is not sent yet. */
async function paidOnline(due: number) {
  const { order, link } = await shop.orderWithLink(due);
  const payment = shop.razorpay.pay(link, link.amount);
  return { order, link, payment };
}

const deliver = async (link: RazorpayLink, payment: { id: string; amount: number }) =>
  (await shop.send(paidEvent(link, payment))).status;

const payCash = async ({ id }: PickedOrder) =>
  refusal(
    await shop.test.graphql(
      `mutation ($id: ID!) {
        updatePayment(id: $id, version: 1, input: { status: PAID, method: CASH }) { message }
      }`,
      { id },
      admin.token,
    ),
  ).code;

describe('cash and an online payment of one order', () => {
  it('run one after the other: the second payment becomes an overpayment', async () => {
    const { order, link, payment } = await paidOnline(30_000);
    const received = await shop.test.orm.em.fork().transactional(async (cashier) => {
      await cashier.execute(
        `update "order" set paid_amount = total_price, version = version + 1 where id = ?`,
        [order.id],
      );
      const delivery = deliver(link, payment);
      // The webhook waits for the lock of the order that the cashier is changing.
      await untilLocked(shop.test, 1, 'order');
      return { delivery };
    });
    expect(await received.delivery).toBe(200);
    expect(await moneyOf(shop.test, order.id)).toMatchObject({
      order: { paid_amount: 30_000, due: 0, refundable: 60_100 },
      ledger: [{ kind: 'overpayment', amount: 30_100 }],
      online: [{ applied: 0, service_charge: 0, overpayment: 30_100 }],
    });
  });

  it('run concurrently without an error, and every ledger adds up', async () => {
    const orders = await Promise.all(
      Array.from({ length: 12 }, (_, index) => paidOnline(10_000 + index)),
    );
    const answers = await Promise.all(
      orders.map(async ({ order, link, payment }) => {
        const [cash, webhook] = await Promise.all([payCash(order), deliver(link, payment)]);
        return { cash, webhook };
      }),
    );
    for (const [index, { cash, webhook }] of answers.entries()) {
      const due = 10_000 + index;
      const taken = cash === 'OK';
      expect(webhook).toBe(200);
      expect(['OK', 'CONFLICT']).toContain(cash);
      const id = orders[index]?.order.id ?? '';
      expect(await moneyOf(shop.test, id)).toMatchObject({
        order: { paid_amount: due, due: 0, refundable: taken ? 2 * due + 100 : due },
        ledger: taken
          ? [
              { kind: 'overpayment', amount: due + 100 },
              { kind: 'payment', amount: due },
            ]
          : [
              { kind: 'payment', amount: due },
              { kind: 'service charge', amount: 100 },
            ],
      });
    }
  });
});
