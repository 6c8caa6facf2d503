import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { freePort, Visitor } from '../testing/http.js';
import { makePickedOrder, moneyOf, type PickedOrder } from '../testing/orders/orders.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createCheckout } from './checkout.js';
import type { PaymentProvider } from './payment-provider.js';
import { createRazorpay, type RazorpaySettings } from './razorpay.js';
import { reconcile } from './reconcile.service.js';

let test: TestServer;
let provider: PaymentProvider;
let settings: RazorpaySettings;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'laundry-checkout-'));
  test = await startTestServer({
    port: await freePort(),
    providers: async (app) => {
      const checkout = await createCheckout(app, folder);
      settings = checkout.settings;
      provider = createRazorpay(settings);
      return { payments: provider, standIns: [checkout.standIn] };
    },
  });
});
afterAll(async () => {
  await test.stop();
  await rm(folder, { recursive: true, force: true });
});

const linkSeenBy = async (user: TestUser, id: string): Promise<string | null> => {
  const { data } = await test.graphql<{ order: { paymentLink: string | null } }>(
    `query ($id: ID!) { order(id: $id) { paymentLink } }`,
    { id },
    user.token,
  );
  return data?.order.paymentLink ?? null;
};

const linkOf = ({ id, customer }: PickedOrder) => linkSeenBy(customer, id);

const withLink = (order: PickedOrder, other?: string) =>
  expect
    .poll(() => linkOf(order).then((link) => link !== other && link))
    .toMatch(/\/dev\/checkout\/pay\/plink_/)
    .then(() => linkOf(order) as Promise<string>);

const withoutLink = (order: PickedOrder) => expect.poll(() => linkOf(order)).toBeNull();

const rowsOf = ({ id }: PickedOrder) =>
  test.orm.em
    .fork()
    .execute<{ status: string; amount: number; provider_id: string }[]>(
      'select status, amount, provider_id from payment_link where order_id = ? order by created_at, id',
      [id],
    );

const change = ({ id }: PickedOrder, set: string) =>
  test.orm.em.fork().execute(`update "order" set ${set}, version = version + 1 where id = ?`, [id]);

const pay = (link: string, form: Record<string, string> = { do: 'pay' }) =>
  new Visitor().open(link, form);

describe('a payment link', () => {
  it('comes with the bill, asks for the due amount and the service charge, and is paid to the end', async () => {
    const order = await makePickedOrder(test, 45_050);
    const link = await withLink(order);
    const page = await new Visitor().open(link);
    expect(page.text).toContain('₹451.50');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.text).not.toContain('<script');

    const after = await pay(link);
    expect(new URL(after.url).pathname).toBe('/payment-success');
    expect(await moneyOf(test, order.id)).toMatchObject({
      order: { paid_amount: 45_050, due: 0, payment_status: 'paid' },
      ledger: [
        { kind: 'payment', amount: 45_050 },
        { kind: 'service charge', amount: 100 },
      ],
      online: [{ applied: 45_050, service_charge: 100, excess: 0 }],
      events: [expect.stringMatching(/^₹450\.50 paid online \(pay_\w+\)$/)],
    });
    expect(await linkOf(order)).toBeNull();
    const mail = await test.mailTo(order.customer.email, ({ subject }) =>
      subject.startsWith('Payment received: ₹451.50'),
    );
    expect(mail.text).toContain('Paid towards the order: ₹450.50');
  });

  it('is seen by its customer and by staff, and by nobody else', async () => {
    const order = await makePickedOrder(test, 10_000);
    const link = await withLink(order);
    expect(await linkSeenBy(await makeAdmin(test), order.id)).toBe(link);
    expect(await linkSeenBy(await makeUser(test), order.id)).toBeNull();
  });

  it('is shown up to its end, and not from then on', async () => {
    const order = await makePickedOrder(test, 10_000);
    const link = await withLink(order);
    const endIn = (time: string) =>
      test.orm.em
        .fork()
        .execute('update payment_link set expires_at = now() + ?::interval where order_id = ?', [
          time,
          order.id,
        ]);
    await endIn('1 minute');
    expect(await linkOf(order)).toBe(link);
    await endIn('0 minutes');
    expect(await linkOf(order)).toBeNull();
  });

  it('is renewed when the due amount changes, and the old one cannot be paid', async () => {
    const order = await makePickedOrder(test, 20_000);
    const old = await withLink(order);
    await change(order, 'total_price = 30000');
    expect(await linkOf(order)).not.toBe(old);
    const renewed = await withLink(order, old);
    expect(renewed).not.toBe(old);
    expect(await rowsOf(order)).toMatchObject([
      { status: 'cancelled', amount: 20_100 },
      { status: 'open', amount: 30_100 },
    ]);
    expect((await pay(old)).text).toContain('This link was cancelled');
    expect((await moneyOf(test, order.id)).ledger).toEqual([]);
    await pay(renewed);
    expect((await moneyOf(test, order.id)).order).toMatchObject({ due: 0 });
  });

  it.each([
    ['it is paid in cash', 'paid_amount = total_price'],
    ['it is cancelled', `order_status = 'cancelled'`],
    [
      'the pickup is undone',
      `order_status = 'waiting for pickup', total_price = 0, item_count = 0`,
    ],
  ])('goes when %s', async (_why, set) => {
    const order = await makePickedOrder(test, 15_000);
    await withLink(order);
    await change(order, set);
    await withoutLink(order);
    await expect
      .poll(async () => (await rowsOf(order)).map(({ status }) => status))
      .toEqual(['cancelled']);
  });

  it('can be paid in parts, with one service charge', async () => {
    const order = await makePickedOrder(test, 50_000);
    const link = await withLink(order);
    await pay(link, { do: 'part', amount: '200.50' });
    expect(await moneyOf(test, order.id)).toMatchObject({
      order: { paid_amount: 19_950, due: 30_050, payment_status: 'partial' },
      ledger: [
        { kind: 'payment', amount: 19_950 },
        { kind: 'service charge', amount: 100 },
      ],
    });
    // What is left on the link is what is left of the order, so the same link goes on.
    expect(await withLink(order)).toBe(link);
    await pay(link);
    expect(await moneyOf(test, order.id)).toMatchObject({
      order: { paid_amount: 50_000, payment_status: 'paid' },
      ledger: [
        { kind: 'payment', amount: 19_950 },
        { kind: 'payment', amount: 30_050 },
        { kind: 'service charge', amount: 100 },
      ],
    });
  });

  it('takes nothing when the payment fails, and can be tried again', async () => {
    const order = await makePickedOrder(test, 12_000);
    const link = await withLink(order);
    const page = await pay(link, { do: 'fail' });
    expect(page.text).toContain('The payment failed');
    expect((await moneyOf(test, order.id)).ledger).toEqual([]);
    await pay(link);
    expect((await moneyOf(test, order.id)).order).toMatchObject({ due: 0 });
  });

  it('takes a double click for one payment', async () => {
    const order = await makePickedOrder(test, 9_000);
    const link = await withLink(order);
    await Promise.all([pay(link), pay(link), pay(link)]);
    expect((await moneyOf(test, order.id)).online).toHaveLength(1);
  });

  it('is one, however often the order changes at once', async () => {
    const order = await makePickedOrder(test, 10_000);
    await Promise.all(
      Array.from({ length: 10 }, (_, step) => change(order, `total_price = ${11_000 + step}`)),
    );
    await change(order, 'total_price = 20000');
    await withLink(order);
    const rows = await rowsOf(order);
    expect(rows.filter(({ status }) => status === 'open')).toMatchObject([{ amount: 20_100 }]);
  });
});

describe('the regular look at everything', () => {
  const deps = () => ({ em: test.orm.em.fork(), app: test.app, provider, log: test.server.log });

  it('finds orders without a link', async () => {
    const order = await makePickedOrder(test, 21_000);
    await withLink(order);
    const em = test.orm.em.fork();
    await em.execute('delete from payment_link where order_id = ?', [order.id]);
    expect(await linkOf(order)).toBeNull();
    await reconcile(deps());
    await withLink(order);
  });

  it('renews a link before it ends', async () => {
    const order = await makePickedOrder(test, 22_000);
    const link = await withLink(order);
    const em = test.orm.em.fork();
    await em.execute(
      `update payment_link set expires_at = now() + interval '1 hour' where order_id = ?`,
      [order.id],
    );
    await reconcile(deps());
    expect(await withLink(order, link)).not.toBe(link);
  });
});

describe('the checkout', () => {
  it('refuses strangers, and to exist in production', async () => {
    const api = `${settings.apiUrl}/v1/payment_links`;
    expect((await fetch(api)).status).toBe(401);
    const authorization = `Basic ${Buffer.from(`${settings.keyId}:guess`).toString('base64')}`;
    expect((await fetch(api, { method: 'POST', headers: { authorization } })).status).toBe(401);
    await expect(createCheckout({ ...test.app, production: true }, folder)).rejects.toThrow(
      'development only',
    );
  });

  it('keeps its links when it starts again', async () => {
    const order = await makePickedOrder(test, 8_000);
    await withLink(order);
    const [row] = await rowsOf(order);
    const { standIn } = await createCheckout(test.app, folder);
    expect(standIn).toBeDefined();
    expect(await provider.fetch(row?.provider_id ?? '')).toMatchObject({ amount: 8_100 });
  });
});
