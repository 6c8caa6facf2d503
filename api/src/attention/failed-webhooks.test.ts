import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FailedWebhook } from '../payment-links/failed-webhook.entity.js';
import { queueReconcile } from '../payment-links/sync.jobs.js';
import { makeFailedWebhook } from '../testing/attention/failed.js';
import { entriesOf } from '../testing/audit/stored-entries.js';
import { makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { moneyOf } from '../testing/orders/orders.js';
import type { RazorpayLink } from '../testing/payments/razorpay-stand-in.js';
import {
  newEvent,
  paidEvent,
  startWebhookShop,
  type WebhookShop,
} from '../testing/payments/webhooks.js';
import { refusal } from '../testing/refusals.js';
import { statementsOf } from '../testing/statements.js';

const LIST = `query ($filter: FailedFilter) {
  failedWebhookCount
  failedWebhooks(filter: $filter, first: 100) {
    nodes { id kind orderId paymentId amount tries trouble notAgain setAsideBy setAsideReason version }
  }
}`;
const AGAIN = `mutation ($id: ID!, $version: Int!) { tryWebhookAgain(id: $id, version: $version) { message done } }`;
const ASIDE = `mutation ($id: ID!, $version: Int!, $reason: String!) {
  setWebhookAside(id: $id, version: $version, reason: $reason) { message }
}`;

interface Node {
  id: string;
  version: number;
  paymentId: string | null;
}

interface Listed {
  failedWebhookCount: number;
  failedWebhooks: { nodes: Node[] };
}

let shop: WebhookShop;
let asha: TestUser;
let ravi: TestUser;
beforeAll(async () => {
  shop = await startWebhookShop();
  asha = await makeUser(shop.test, { role: 'admin', name: 'Asha Raman' });
  ravi = await makeStaff(shop.test, ['payments.take']);
});
afterAll(() => shop.stop());

const sql = (text: string, values: unknown[] = []) => shop.test.orm.em.fork().execute(text, values);
const listed = async (filter = {}) => {
  const { data } = await shop.test.graphql<Listed>(LIST, { filter }, asha.token);
  return { count: data?.failedWebhookCount ?? 0, nodes: data?.failedWebhooks.nodes ?? [] };
};
const find = async (paymentId: string, filter = {}) =>
  (await listed(filter)).nodes.find((node) => node.paymentId === paymentId);
const again = ({ id, version }: Pick<Node, 'id' | 'version'>, { token } = asha) =>
  shop.test.graphql<{ tryWebhookAgain: { message: string; done: boolean } }>(
    AGAIN,
    { id, version },
    token,
  );
const aside = ({ id, version }: Pick<Node, 'id' | 'version'>, reason: string, { token } = asha) =>
  shop.test.graphql(ASIDE, { id, version, reason }, token);

/** News of a payment that comes while nobody knows its link, as after a database was put back. */
async function unknownNews(paymentId: string) {
  const { order, link } = await shop.orderWithLink(10_000);
  await sql(`update payment_link set provider_id = 'another' where order_id = ?`, [order.id]);
  const sent = await shop.send(paidEvent(link, { id: paymentId, amount: link.amount }));
  expect(sent).toEqual({ status: 200, outcome: 'unknown link' });
  const nowKnown = () =>
    sql('update payment_link set provider_id = ? where order_id = ?', [link.id, order.id]);
  return { order, link, nowKnown, node: (await find(paymentId)) as Node };
}

describe('a webhook that could not be taken in', () => {
  it.each<[string, string, (link: RazorpayLink) => Partial<RazorpayLink>, object]>([
    [
      'wrong amount',
      'The amount is not what the payment link asks for',
      () => ({}),
      { amount: 1e6 },
    ],
    ['wrong currency', 'It was not paid in rupees', () => ({}), { currency: 'USD' }],
    [
      'not captured',
      'The provider does not hold the money yet',
      () => ({}),
      { status: 'authorized' },
    ],
    [
      'unknown link',
      'It speaks of a payment link that we have not made',
      () => ({ id: 'plink_other' }),
      {},
    ],
  ])('is on the list, in words: %s', async (outcome, trouble, change, payment) => {
    const { link, order } = await shop.orderWithLink(10_000);
    const id = `pay_${outcome.replace(' ', '_')}`;
    const news = paidEvent({ ...link, ...change(link) }, { id, amount: link.amount, ...payment });
    expect((await shop.send(news)).outcome).toBe(outcome);
    expect(await find(id)).toMatchObject({
      ...{ kind: 'payment_link.partially_paid', trouble, notAgain: null, tries: 1, version: 1 },
      orderId: outcome === 'unknown link' ? null : order.id,
    });
  });

  it('is not on it where it is about no money, or a link of another business', async () => {
    const { link } = await shop.orderWithLink(10_000);
    const { count } = await listed();
    const paid = { id: 'pay_theirs', amount: link.amount };
    for (const news of [
      paidEvent({ ...link, id: 'plink_x', reference_id: 'TS1989' }, paid),
      { event: 'payment_link.expired', link: { ...link, id: 'plink_x' } },
      { event: 'payment_link.viewed', link },
    ])
      expect((await shop.send(news)).status).toBe(200);
    expect((await shop.send(paidEvent(link, paid), { signed: 'forged' })).status).toBe(401);
    expect((await listed()).count).toBe(count);
  });

  it('is on it once, however often it comes, and once it can be read it is judged by what it says', async () => {
    const { link } = await shop.orderWithLink(10_000);
    const event = newEvent();
    const news = paidEvent(link, { id: 'pay_late_read', amount: link.amount });
    const { count } = await listed();
    const body = '{ "no": "sense" }';
    expect((await shop.send(news, { event, body })).status).toBe(400);
    expect((await shop.send(news, { event, body })).status).toBe(400);
    const { count: withIt, nodes } = await listed();
    expect(withIt).toBe(count + 1);
    const [unreadable] = nodes.filter(({ paymentId }) => paymentId === null);
    expect(unreadable).toMatchObject({ kind: null, trouble: 'We could not read it', tries: 2 });
    expect(refusal(await again(unreadable as Node))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('provider’s own pages') as string,
    });
    expect(await shop.send(news, { event })).toEqual({ status: 200, outcome: 'applied' });
    expect((await listed()).count).toBe(count);
  });

  it('leaves the list by itself when its payment comes in another way', async () => {
    const { link } = await shop.orderWithLink(10_000);
    const { id, amount } = shop.razorpay.pay(link, link.amount);
    await shop.send({
      ...paidEvent(link, { id, amount }),
      payment: { id, amount, status: 'authorized' },
    });
    expect(await find(id)).toBeDefined();
    expect((await shop.send(paidEvent(link, { id, amount }))).outcome).toBe('applied');
    expect(await find(id)).toBeUndefined();
  });

  it('is listed with one statement and counted with another, up to a hundred', async () => {
    // Jobs of the webhooks before may be at work as well.
    const statements = await statementsOf(() => listed());
    expect(statements.filter(({ text }) => text.includes('failed_webhook'))).toHaveLength(2);
    await sql(`insert into failed_webhook (id, event_id, outcome)
      select gen_random_uuid(), 'many ' || n, 'unreadable' from generate_series(1, 120) n`);
    expect((await listed()).count).toBe(100);
    await sql(`delete from failed_webhook where event_id like 'many %'`);
  });
});

describe('a webhook that is tried again', () => {
  it('is in the ledger once, by whoever asks, and off the list', async () => {
    const { order, node, nowKnown } = await unknownNews('pay_once');
    await nowKnown();
    const answers = await Promise.all([asha, ravi, asha, ravi].map((one) => again(node, one)));
    const codes = answers.map((answer) => refusal(answer).code);
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'OK']);
    const tried = answers.find(({ data }) => data)?.data?.tryWebhookAgain;
    expect(tried).toEqual({ done: true, message: 'The payment is in the ledger' });
    expect(await find('pay_once')).toBeUndefined();
    expect(await moneyOf(shop.test, order.id)).toMatchObject({
      order: { paid_amount: 10_000 },
      online: [{ applied: 10_000 }],
    });
  });

  it('and taken in by another way at the same time counts once', async () => {
    const { order, link, node, nowKnown } = await unknownNews('pay_both');
    await nowKnown();
    const news = paidEvent(link, { id: 'pay_both', amount: link.amount });
    const [tried, sent] = await Promise.all([again(node), shop.send(news)]);
    expect(['OK', 'CONFLICT']).toContain(refusal(tried).code);
    expect(['applied', 'repeated']).toContain(sent.outcome);
    expect((await moneyOf(shop.test, order.id)).online).toHaveLength(1);
    expect(await find('pay_both')).toBeUndefined();
  });

  it('stays where it fails again, with another try, and has the provider asked', async () => {
    const { link } = await shop.orderWithLink(10_000);
    const id = 'pay_again_and_again';
    await shop.send({ ...paidEvent(link, { id, amount: 1 }), payment: { id, amount: 1e6 } });
    const { data } = await again((await find(id)) as Node, ravi);
    expect(data?.tryWebhookAgain).toEqual({
      done: false,
      message: 'Tried again: The amount is not what the payment link asks for',
    });
    expect(await find(id)).toMatchObject({ tries: 2, version: 2 });
  });

  it('is told of the first of two, and not found where there is none', async () => {
    const node = await makeFailedWebhook(shop.test);
    expect(refusal(await again(node)).code).toBe('OK');
    expect(refusal(await again(node, ravi))).toMatchObject({
      code: 'CONFLICT',
      message: 'Asha Raman changed this webhook in the meantime. Please look at it again',
    });
    for (const id of ['none', '01980000-0000-7000-8000-000000000009']) {
      expect(refusal(await again({ id, version: 1 })).code).toBe('NOT_FOUND');
      expect(refusal(await aside({ id, version: 1 }, 'Told')).code).toBe('NOT_FOUND');
    }
  });
});

describe('a webhook that is set aside', () => {
  it('is off the list, among those set aside with whom and why, and can be tried again', async () => {
    const { node, nowKnown } = await unknownNews('pay_aside');
    expect(refusal(await aside(node, '')).fields).toHaveProperty('reason');
    const answers = await Promise.all([
      aside(node, 'Paid back', asha),
      aside(node, 'Paid back', ravi),
    ]);
    expect(answers.map((one) => refusal(one).code).toSorted()).toEqual(['CONFLICT', 'OK']);
    expect(await find('pay_aside')).toBeUndefined();
    const there = await find('pay_aside', { setAside: true });
    expect(there).toMatchObject({ setAsideReason: 'Paid back', version: 2 });
    await nowKnown();
    expect((await again(there as Node)).data?.tryWebhookAgain.done).toBe(true);
    expect(await find('pay_aside', { setAside: true })).toBeUndefined();
  });
});

describe('the audit', () => {
  it('has who tried a webhook again and who set it aside', async () => {
    const node = await makeFailedWebhook(shop.test);
    await again(node, ravi);
    await aside({ ...node, version: 2 }, 'Not ours', ravi);
    const entries = (await entriesOf(shop.test, { about: node.id })).map(
      ({ by_user_id, operation, thing, after }) => ({ by_user_id, operation, thing, after }),
    );
    const by = { by_user_id: ravi.id, thing: 'webhook' };
    expect(entries).toMatchObject([
      { ...by, operation: 'tryWebhookAgain' },
      { ...by, operation: 'setWebhookAside', after: { set_aside_reason: 'Not ours' } },
    ]);
  });
});

describe('what is done with', () => {
  it('is forgotten after three months, and what waits is not', async () => {
    const long = new Date(Date.now() - 91 * 86_400_000);
    const waits = await makeFailedWebhook(shop.test, { createdAt: long });
    const done = await makeFailedWebhook(shop.test, { createdAt: long, doneAt: long });
    const put = { setAsideAt: long, setAsideReason: 'Not ours' };
    const setAside = await makeFailedWebhook(shop.test, { createdAt: long, ...put });
    await queueReconcile(shop.test.orm.em.fork());
    const stored = async () => {
      const ids = [waits.id, done.id, setAside.id];
      const rows = await shop.test.orm.em.fork().find(FailedWebhook, { id: { $in: ids } });
      return rows.map(({ id }) => id);
    };
    await expect.poll(stored, { timeout: 30_000 }).toEqual([waits.id]);
  });
});
