import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePickedOrder, moneyOf, type PickedOrder } from '../testing/orders.js';
import {
  type FakeRazorpay,
  KEYS,
  type RazorpayLink,
  signature,
  startRazorpay,
  type Webhook,
  webhookBody,
} from '../testing/razorpay.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createRazorpay } from './razorpay.js';

let test: TestServer;
let razorpay: FakeRazorpay;
const log: string[] = [];
beforeAll(async () => {
  razorpay = await startRazorpay();
  test = await startTestServer({
    providers: () => ({ payments: createRazorpay({ ...KEYS, apiUrl: razorpay.url }) }),
    log: (line) => log.push(line),
  });
});
afterAll(async () => {
  await test.stop();
  await razorpay.stop();
});
beforeEach(() => {
  log.length = 0;
});

let events = 0;
const newEvent = () => `evt_${(events += 1)}`;

interface Sent {
  signed?: string;
  event?: string;
  body?: string;
}

async function send(webhook: Webhook, { signed, event, body = webhookBody(webhook) }: Sent = {}) {
  const response = await fetch(`${test.url}/webhooks/razorpay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signed ?? signature(body),
      ...(event === '' ? {} : { 'x-razorpay-event-id': event ?? newEvent() }),
    },
    body,
  });
  const answer = (await response.json()) as { outcome?: string };
  return { status: response.status, outcome: answer.outcome };
}

/** An order with a link that can be paid, as Razorpay and we know it. */
async function orderWithLink(due: number): Promise<{ order: PickedOrder; link: RazorpayLink }> {
  const order = await makePickedOrder(test, due);
  await expect
    .poll(async () => (await rowsOf(order)).map(({ status }) => status))
    .toEqual(['open']);
  return { order, link: razorpay.linkOf(order.id) };
}

const rowsOf = ({ id }: PickedOrder) =>
  test.orm.em
    .fork()
    .execute<{ id: string; status: string; amount: number; amount_paid: number }[]>(
      'select id, status, amount, amount_paid from payment_link where order_id = ? order by created_at, id',
      [id],
    );

const paidEvent = (link: RazorpayLink, payment: { id: string; amount: number }): Webhook => ({
  event: link.amount_paid === link.amount ? 'payment_link.paid' : 'payment_link.partially_paid',
  link: { ...link },
  payment,
});

const untouched = { ledger: [], online: [], events: [] };

describe('a webhook is refused', () => {
  it('when it is forged, and the log says so without what it said', async () => {
    const { order, link } = await orderWithLink(10_000);
    const news = paidEvent(link, { id: 'pay_forged', amount: link.amount });
    const body = webhookBody(news);
    const forgeries = ['', 'x', signature(body, 'guessed'), signature(`${body} `)];
    for (const signed of forgeries) {
      expect(await send(news, { signed })).toMatchObject({ status: 401 });
    }
    expect(await moneyOf(test, order.id)).toMatchObject(untouched);
    const lines = log.filter((line) => line.includes('wrong signature'));
    expect(lines).toHaveLength(forgeries.length);
    expect(log.join('\n')).not.toContain('pay_forged');
  });

  it('when it is signed, and an id in it is none', async () => {
    const { order, link } = await orderWithLink(10_000);
    const odd = ['', 'pay\0', '\ud800', 'x'.repeat(10_000), 7, null, {}, []];
    const payment = { id: 'pay_odd', amount: link.amount };
    const news = paidEvent(link, payment);
    for (const value of odd) {
      const id = value as string;
      for (const webhook of [
        { ...news, payment: { ...payment, id } },
        { ...news, link: { ...link, id } },
        { ...news, link: { ...link, reference_id: id } },
        { ...news, event: id },
      ]) {
        const { status } = await send(webhook);
        expect(status, JSON.stringify(value)).toBeLessThan(500);
      }
    }
    expect(await moneyOf(test, order.id)).toMatchObject({ ledger: [] });
  });

  it('when it is signed and makes no sense', async () => {
    for (const body of ['', 'no json', '{}'])
      expect(await send({ event: '', link: {} as RazorpayLink }, { body })).toMatchObject({
        status: 400,
      });
  });
});

describe('a signed webhook changes nothing', () => {
  it.each<[string, string, (link: RazorpayLink) => Webhook]>([
    [
      'wrong amount',
      'more than the link asks for',
      (link) => paidEvent(link, { id: 'pay_more', amount: link.amount + 1 }),
    ],
    ['wrong amount', 'no money at all', (link) => paidEvent(link, { id: 'pay_none', amount: 0 })],
    [
      'wrong amount',
      'a link of another amount',
      (link) => paidEvent({ ...link, amount: 100 }, { id: 'pay_other', amount: 100 }),
    ],
    [
      'wrong currency',
      'other money',
      (link) => ({
        ...paidEvent(link, { id: 'pay_usd', amount: link.amount }),
        payment: { id: 'pay_usd', amount: link.amount, currency: 'USD' },
      }),
    ],
    [
      'not captured',
      'money that has not come in',
      (link) => ({
        event: 'payment_link.paid',
        link,
        payment: { id: 'pay_authorized', amount: link.amount, status: 'authorized' },
      }),
    ],
    [
      'unknown link',
      'a link that is not ours',
      (link) =>
        paidEvent(
          { ...link, id: 'plink_other', reference_id: 'TS1989' },
          { id: 'pay_theirs', amount: link.amount },
        ),
    ],
    [
      'unknown link',
      'a link that only pretends to be ours',
      (link) =>
        paidEvent({ ...link, id: 'plink_other' }, { id: 'pay_pretend', amount: link.amount }),
    ],
    [
      'unknown order',
      'an order that the link is not for',
      (link) =>
        paidEvent(
          { ...link, notes: { orderId: '01980000-0000-7000-8000-000000000009' } },
          { id: 'pay_elsewhere', amount: link.amount },
        ),
    ],
    ['ignored', 'another event', (link) => ({ event: 'payment_link.viewed', link })],
  ])('and is told apart as %s: %s', async (outcome, _words, news) => {
    const { order, link } = await orderWithLink(10_000);
    expect(await send(news(link))).toEqual({ status: 200, outcome });
    expect(await moneyOf(test, order.id)).toMatchObject(untouched);
    expect(await rowsOf(order)).toMatchObject([{ status: 'open', amount_paid: 0 }]);
    expect(log.some((line) => line.includes(`"outcome":"${outcome}"`))).toBe(true);
  });
});

describe('the log', () => {
  it('has no query of a request: links of mails carry their token there', async () => {
    await fetch(`${test.url}/signin/link?token=never-to-be-logged`);
    await expect.poll(() => log.some((line) => line.includes('/signin/link'))).toBe(true);
    expect(log.join('')).not.toContain('never-to-be-logged');
  });
});

describe('a payment counts once', () => {
  it('when its webhook is repeated, under the same id, another one, or none', async () => {
    const { order, link } = await orderWithLink(10_000);
    const news = paidEvent(link, razorpay.pay(link, link.amount));
    const event = newEvent();
    expect(await send(news, { event })).toEqual({ status: 200, outcome: 'applied' });
    expect(await send(news, { event })).toEqual({ status: 200, outcome: 'repeated' });
    expect(await send(news)).toEqual({ status: 200, outcome: 'repeated' });
    expect(await send(news, { event: '' })).toEqual({ status: 200, outcome: 'repeated' });
    expect(await moneyOf(test, order.id)).toMatchObject({
      order: { paid_amount: 10_000, payment_status: 'paid' },
      ledger: [
        { kind: 'payment', amount: 10_000 },
        { kind: 'service charge', amount: 100 },
      ],
      online: [{ applied: 10_000 }],
    });
    expect(await rowsOf(order)).toMatchObject([{ status: 'paid', amount_paid: 10_100 }]);
  });

  it('and parts never to more than the link asks for', async () => {
    const { order, link } = await orderWithLink(10_000);
    const first = paidEvent(link, razorpay.pay(link, 6_000));
    expect(await send(first)).toEqual({ status: 200, outcome: 'applied' });
    const partly = { event: 'payment_link.partially_paid', link: { ...link } };
    for (const amount of [4_101, 6_000])
      expect(await send({ ...partly, payment: { id: `pay_over_${amount}`, amount } })).toEqual({
        ...{ status: 200, outcome: 'wrong amount' },
      });
    expect(await rowsOf(order)).toMatchObject([{ status: 'open', amount_paid: 6_000 }]);
    expect((await moneyOf(test, order.id)).online).toHaveLength(1);
    const rest = { id: 'pay_rest', amount: 4_100 };
    expect((await send({ ...partly, payment: rest })).outcome).toBe('applied');
  });

  it('as an event without an id does, which is known by its bytes', async () => {
    const { link } = await orderWithLink(10_000);
    const news = { event: 'payment_link.viewed', link };
    const body = webhookBody(news);
    expect((await send(news, { event: '', body })).outcome).toBe('ignored');
    expect((await send(news, { event: '', body })).outcome).toBe('repeated');
    expect((await send(news, { event: '', body: `${body} ` })).outcome).toBe('ignored');
  });

  it('in a storm of 60 webhooks at once, out of order, about five parts', async () => {
    const { order, link } = await orderWithLink(50_000);
    const parts = [10_000, 50, 25_000, 5_050, 10_000].map((amount) => {
      const payment = razorpay.pay(link, amount);
      return paidEvent(link, payment);
    });
    expect(link.status).toBe('paid');
    const storm = Array.from({ length: 12 }, (_, round) =>
      parts.map((news, part) => ({ news, event: `storm_${part}_${round % 3}` })),
    )
      .flat()
      // A fixed shuffle: the last parts come first, copies are spread.
      .sort((one, other) => hash(one.event) - hash(other.event));
    const answers = await Promise.all(storm.map(({ news, event }) => send(news, { event })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ outcome }) => outcome === 'applied')).toHaveLength(5);
    const { order: paid, ledger, online } = await moneyOf(test, order.id);
    expect(paid).toMatchObject({ paid_amount: 50_000, payment_status: 'paid' });
    expect(online).toHaveLength(5);
    const sum = (kind: string) =>
      ledger.filter((row) => row.kind === kind).reduce((total, { amount }) => total + amount, 0);
    expect([sum('payment'), sum('service charge')]).toEqual([50_000, 100]);
    expect(await rowsOf(order)).toMatchObject([{ status: 'paid', amount_paid: 50_100 }]);
  });

  it('also when the news comes before the answer that named the link', async () => {
    const { order, link } = await orderWithLink(10_000);
    const em = test.orm.em.fork();
    await em.execute(
      `update payment_link set status = 'creating', provider_id = null, url = null where order_id = ?`,
      [order.id],
    );
    const news = paidEvent(link, razorpay.pay(link, link.amount));
    expect(await send(news)).toEqual({ status: 200, outcome: 'applied' });
    expect((await moneyOf(test, order.id)).order).toMatchObject({ due: 0 });
  });
});

const hash = (value: string): number =>
  [...value].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1009, 7);

describe('money that is not due any more', () => {
  it('never takes an order above its total: cash came first', async () => {
    const { order, link } = await orderWithLink(30_000);
    const news = paidEvent(link, razorpay.pay(link, link.amount));
    const em = test.orm.em.fork();
    await em.execute('update "order" set paid_amount = 20000, version = version + 1 where id = ?', [
      order.id,
    ]);
    // Or withdrawing the link has found the payment already.
    expect(['applied', 'repeated']).toContain((await send(news)).outcome);
    expect(await moneyOf(test, order.id)).toMatchObject({
      order: { paid_amount: 30_000, due: 0, refundable: 50_000 },
      ledger: [
        { kind: 'excess', amount: 20_000, reference: news.payment?.id },
        { kind: 'payment', amount: 10_000 },
        { kind: 'service charge', amount: 100 },
      ],
      online: [{ applied: 10_000, service_charge: 100, excess: 20_000 }],
      events: [expect.stringContaining('₹200.00 came in online that was not due, to be refunded')],
    });
    const mail = await test.mailTo(order.customer.email, ({ subject }) =>
      subject.startsWith('Payment received'),
    );
    expect(mail.text).toContain('To be refunded: ₹200.00');
    expect(log.some((line) => line.includes('paid more than was due'))).toBe(true);
  });

  it('is kept whole, charge and all, when the order was cancelled', async () => {
    const { order, link } = await orderWithLink(30_000);
    const news = paidEvent(link, razorpay.pay(link, link.amount));
    const em = test.orm.em.fork();
    await em.execute(`update "order" set order_status = 'cancelled' where id = ?`, [order.id]);
    await send(news);
    expect(await moneyOf(test, order.id)).toMatchObject({
      order: { paid_amount: 0, refundable: 30_100 },
      ledger: [{ kind: 'excess', amount: 30_100 }],
      online: [{ applied: 0, service_charge: 0, excess: 30_100 }],
    });
  });
});

describe('a link that has ended', () => {
  it.each(['expired', 'cancelled'])('%s: the order gets another one', async (status) => {
    const { order, link } = await orderWithLink(10_000);
    link.status = status;
    const news: Webhook = { event: `payment_link.${status}`, link: { ...link } };
    expect(await send(news)).toEqual({ status: 200, outcome: 'noted' });
    await expect
      .poll(async () => (await rowsOf(order)).map((row) => row.status))
      .toEqual([status, 'open']);
    // The news comes late, about a link that has been replaced: it stays so.
    await send(news);
    expect((await rowsOf(order)).map((row) => row.status)).toEqual([status, 'open']);
  });
});
