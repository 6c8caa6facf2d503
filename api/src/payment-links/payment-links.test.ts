import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { makePickedOrder, moneyOf, type PickedOrder } from '../testing/orders/orders.js';
import {
  type CheckoutFixture,
  startCheckoutFixture,
} from '../testing/payments/checkout-fixture.js';
import type { TestServer } from '../testing/test-server.js';
import { reconcile } from './reconcile.service.js';

let shop: CheckoutFixture;
let test: TestServer;
beforeAll(async () => {
  shop = await startCheckoutFixture();
  ({ test } = shop);
});
afterAll(() => shop.stop());

const change = ({ id }: PickedOrder, set: string) =>
  test.orm.em.fork().execute(`update "order" set ${set}, version = version + 1 where id = ?`, [id]);

describe('a payment link', () => {
  it('is visible to its customer and to staff only', async () => {
    const order = await makePickedOrder(test, 10_000);
    const link = await shop.withLink(order);
    expect(await shop.linkSeenBy(await makeAdmin(test), order.id)).toBe(link);
    expect(await shop.linkSeenBy(await makeUser(test), order.id)).toBeNull();
  });

  it('is shown until its expiry, and not after it', async () => {
    const order = await makePickedOrder(test, 10_000);
    const link = await shop.withLink(order);
    const endIn = (time: string) =>
      test.orm.em
        .fork()
        .execute('update payment_link set expires_at = now() + ?::interval where order_id = ?', [
          time,
          order.id,
        ]);
    await endIn('1 minute');
    expect(await shop.linkOf(order)).toBe(link);
    await endIn('0 minutes');
    expect(await shop.linkOf(order)).toBeNull();
  });

  it('is renewed when the due amount changes, and the old one cannot be paid', async () => {
    const order = await makePickedOrder(test, 20_000);
    const old = await shop.withLink(order);
    await change(order, 'total_price = 30000');
    expect(await shop.linkOf(order)).not.toBe(old);
    const renewed = await shop.withLink(order, old);
    expect(renewed).not.toBe(old);
    expect(await shop.rowsOf(order)).toMatchObject([
      { status: 'cancelled', amount: 20_100 },
      { status: 'open', amount: 30_100 },
    ]);
    expect((await shop.pay(old)).text).toContain('This link was cancelled');
    expect((await moneyOf(test, order.id)).ledger).toEqual([]);
    await shop.pay(renewed);
    expect((await moneyOf(test, order.id)).order).toMatchObject({ due: 0 });
  });

  it('is renewed when a discount makes the bill smaller', async () => {
    const order = await makePickedOrder(test, 20_000);
    const old = await shop.withLink(order);
    const discount = `mutation ($id: ID!, $version: Int!) {
      updateOrderAdjustments(id: $id, version: $version, input: { adjustments: [{ kind: DISCOUNT, amount: 5000, reason: "Late" }] }) { message }
    }`;
    const { id } = order;
    const version = (await moneyOf(test, id)).order?.version;
    const { token } = await makeAdmin(test);
    expect(refusal(await test.graphql(discount, { id, version }, token)).code).toBe('OK');
    await shop.withLink(order, old);
    expect(await shop.rowsOf(order)).toMatchObject([
      { status: 'cancelled', amount: 20_100 },
      { status: 'open', amount: 15_100 },
    ]);
  });

  it.each([
    ['it is paid in cash', 'paid_amount = total_price'],
    ['it is cancelled', `order_status = 'cancelled'`],
    [
      'the pickup is undone',
      `order_status = 'waiting for pickup', total_price = 0, item_count = 0`,
    ],
  ])('is cancelled when %s', async (_why, set) => {
    const order = await makePickedOrder(test, 15_000);
    await shop.withLink(order);
    await change(order, set);
    await expect.poll(() => shop.linkOf(order)).toBeNull();
    await expect
      .poll(async () => (await shop.rowsOf(order)).map(({ status }) => status))
      .toEqual(['cancelled']);
  });

  it('is one after simultaneous changes of the order', async () => {
    const order = await makePickedOrder(test, 10_000);
    await Promise.all(
      Array.from({ length: 10 }, (_, step) => change(order, `total_price = ${11_000 + step}`)),
    );
    await change(order, 'total_price = 20000');
    await shop.withLink(order);
    const rows = await shop.rowsOf(order);
    expect(rows.filter(({ status }) => status === 'open')).toMatchObject([{ amount: 20_100 }]);
  });
});

describe('the reconcile job', () => {
  const deps = () => ({
    em: test.orm.em.fork(),
    app: test.app,
    provider: shop.provider,
    log: test.server.log,
  });

  it('finds orders without a link', async () => {
    const order = await makePickedOrder(test, 21_000);
    await shop.withLink(order);
    const em = test.orm.em.fork();
    await em.execute('delete from payment_link where order_id = ?', [order.id]);
    expect(await shop.linkOf(order)).toBeNull();
    await reconcile(deps());
    await shop.withLink(order);
  });

  it('renews a link before it ends', async () => {
    const order = await makePickedOrder(test, 22_000);
    const link = await shop.withLink(order);
    const em = test.orm.em.fork();
    await em.execute(
      `update payment_link set expires_at = now() + interval '1 hour' where order_id = ?`,
      [order.id],
    );
    await reconcile(deps());
    expect(await shop.withLink(order, link)).not.toBe(link);
  });
});
