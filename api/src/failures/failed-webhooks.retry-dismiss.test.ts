import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FailedWebhook } from '../payment-links/failed-webhook.entity.js';
import { queueReconcile } from '../payment-links/sync.jobs.js';
import { makeFailedWebhook } from '../testing/failures/failed.js';
import {
  type Node,
  startWebhookFixture,
  type WebhookFixture,
} from '../testing/failures/webhook-fixture.js';
import { entriesOf } from '../testing/audit/stored-entries.js';
import { moneyOf } from '../testing/orders/orders.js';
import { paidEvent, type WebhookShop } from '../testing/payments/webhooks.js';
import { refusal } from '../testing/refusals.js';

let fixture: WebhookFixture;
let shop: WebhookShop;
beforeAll(async () => {
  fixture = await startWebhookFixture();
  shop = fixture.shop;
});
afterAll(() => shop.stop());

describe('a webhook that is tried again', () => {
  it('is in the ledger once after four retries at once, and off the list', async () => {
    const { order, node, restoreLink } = await fixture.receiveUnknownLink('pay_once');
    await restoreLink();
    const answers = await Promise.all(
      [fixture.asha, fixture.ravi, fixture.asha, fixture.ravi].map((one) =>
        fixture.retryWebhook(node, one),
      ),
    );
    const codes = answers.map((answer) => refusal(answer).code);
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'OK']);
    const tried = answers.find(({ data }) => data)?.data?.retryFailedWebhook;
    expect(tried).toEqual({ succeeded: true, message: 'The payment is recorded' });
    expect(await fixture.find('pay_once')).toBeUndefined();
    expect(await moneyOf(shop.test, order.id)).toMatchObject({
      order: { paid_amount: 10_000 },
      online: [{ applied: 10_000 }],
    });
  });

  it('and entered by another event at the same time counts once', async () => {
    const { order, link, node, restoreLink } = await fixture.receiveUnknownLink('pay_both');
    await restoreLink();
    const webhook = paidEvent(link, { id: 'pay_both', amount: link.amount });
    const [tried, sent] = await Promise.all([fixture.retryWebhook(node), shop.send(webhook)]);
    expect(['OK', 'CONFLICT']).toContain(refusal(tried).code);
    expect(['applied', 'repeated']).toContain(sent.outcome);
    expect((await moneyOf(shop.test, order.id)).online).toHaveLength(1);
    expect(await fixture.find('pay_both')).toBeUndefined();
  });

  it('stays on the list after another failure, counts the attempt, and lets the provider be asked', async () => {
    const { link } = await shop.orderWithLink(10_000);
    const id = 'pay_again_and_again';
    await shop.send({ ...paidEvent(link, { id, amount: 1 }), payment: { id, amount: 1e6 } });
    const { data } = await fixture.retryWebhook((await fixture.find(id)) as Node, fixture.ravi);
    expect(data?.retryFailedWebhook).toEqual({
      succeeded: false,
      message: 'Not recorded. The amount differs from the payment link',
    });
    expect(await fixture.find(id)).toMatchObject({ attempts: 2, version: 2 });
  });

  it('is a conflict after another retry, and not found for an unknown id', async () => {
    const node = await makeFailedWebhook(shop.test);
    expect(refusal(await fixture.retryWebhook(node)).code).toBe('OK');
    expect(refusal(await fixture.retryWebhook(node, fixture.ravi))).toMatchObject({
      code: 'CONFLICT',
      message:
        'Asha Raman changed the payment notice in the meantime. Please review it and try again',
    });
    for (const id of ['none', '01980000-0000-7000-8000-000000000009']) {
      expect(refusal(await fixture.retryWebhook({ id, version: 1 })).code).toBe('NOT_FOUND');
      expect(refusal(await fixture.dismissWebhook({ id, version: 1 }, 'Dismissed')).code).toBe(
        'NOT_FOUND',
      );
    }
  });
});

describe('a webhook that is set aside', () => {
  it('is off the list, among those set aside with whom and why, and can be tried again', async () => {
    const { node, restoreLink } = await fixture.receiveUnknownLink('pay_aside');
    expect(refusal(await fixture.dismissWebhook(node, '')).fields).toHaveProperty('reason');
    const answers = await Promise.all([
      fixture.dismissWebhook(node, 'Paid back', fixture.asha),
      fixture.dismissWebhook(node, 'Paid back', fixture.ravi),
    ]);
    expect(answers.map((one) => refusal(one).code).toSorted()).toEqual(['CONFLICT', 'OK']);
    expect(await fixture.find('pay_aside')).toBeUndefined();
    const there = await fixture.find('pay_aside', { dismissed: true });
    expect(there).toMatchObject({ dismissalReason: 'Paid back', version: 2 });
    await restoreLink();
    expect((await fixture.retryWebhook(there as Node)).data?.retryFailedWebhook.succeeded).toBe(
      true,
    );
    expect(await fixture.find('pay_aside', { dismissed: true })).toBeUndefined();
  });
});

describe('the audit', () => {
  it('has who tried a webhook again and who set it aside', async () => {
    const node = await makeFailedWebhook(shop.test);
    await fixture.retryWebhook(node, fixture.ravi);
    await fixture.dismissWebhook({ ...node, version: 2 }, 'Not ours', fixture.ravi);
    const entries = (await entriesOf(shop.test, { about: node.id })).map(
      ({ by_user_id, operation, thing, after }) => ({ by_user_id, operation, thing, after }),
    );
    const by = { by_user_id: fixture.ravi.id, thing: 'webhook' };
    expect(entries).toMatchObject([
      { ...by, operation: 'retryFailedWebhook' },
      { ...by, operation: 'dismissFailedWebhook', after: { dismissal_reason: 'Not ours' } },
    ]);
  });
});

describe('a finished webhook', () => {
  it('is forgotten after three months, and what waits is not', async () => {
    const long = new Date(Date.now() - 91 * 86_400_000);
    const waits = await makeFailedWebhook(shop.test, { createdAt: long });
    const done = await makeFailedWebhook(shop.test, { createdAt: long, doneAt: long });
    const put = { dismissedAt: long, dismissalReason: 'Not ours' };
    const dismissed = await makeFailedWebhook(shop.test, { createdAt: long, ...put });
    await queueReconcile(shop.test.orm.em.fork());
    const stored = async () => {
      const ids = [waits.id, done.id, dismissed.id];
      const rows = await shop.test.orm.em.fork().find(FailedWebhook, { id: { $in: ids } });
      return rows.map(({ id }) => id);
    };
    await expect.poll(stored, { timeout: 30_000 }).toEqual([waits.id]);
  });
});
