import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteExpiredSignIns } from '../auth/sign-in-cleanup.service.js';
import { forgetContactMessages } from '../contact/contact.service.js';
import { deleteOldMails } from '../mails/email-retention.service.js';
import { forgetKeys } from '../platform/idempotency.js';
import { makeUser } from '../testing/factories.js';
import { makePickedOrder } from '../testing/orders/orders.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const run = <Row>(sql: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(sql, values);

it.each([
  ['a code', 'sent', false, '1 month', false],
  ['a code', 'sent', false, '27 days', true],
  ['an order', 'sent', true, '1 year', false],
  ['an order', 'failed', true, '1 year', false],
  ['an order', 'sent', true, '364 days', true],
  ['what waits', 'queued', false, '2 years', true],
])(
  'a mail about %s, %s, is deleted after its retention time',
  async (topic, status, ofOrder, age, isRetained) => {
    const id = randomUUID();
    const orderId = ofOrder ? (await makePickedOrder(test, 1000)).id : null;
    await run(
      `insert into mail (id, recipient, topic, status, order_id, created_at)
     values (?, 'asha@laundry.test', ?, ?, ?, now() - ?::interval - interval '1 second')`,
      [id, topic, status, orderId, age],
    );
    await deleteOldMails(test.orm.em.fork());
    expect(await run('select id from mail where id = ?', [id])).toHaveLength(isRetained ? 1 : 0);
  },
);

it.each([
  ['1 year', 0],
  ['364 days', 1],
])('a contact message that is %s old is found %i times after the clean-up', async (age, times) => {
  const id = randomUUID();
  await run(
    `insert into contact_message (id, name, phone, email, address, message, created_at)
     values (?, 'Asha', '9876543210', 'asha@laundry.test', '1 Road', 'Hello', now() - ?::interval - interval '1 second')`,
    [id, age],
  );
  await forgetContactMessages(test.orm.em.fork());
  expect(await run('select id from contact_message where id = ?', [id])).toHaveLength(times);
});

it('an idempotency key is deleted after 30 days', async () => {
  const { id } = await makeUser(test);
  await run(
    `insert into idempotency_key (by_user_id, key, body_hash, made_at)
     values (?, 'old', 'x', now() - interval '721 hours'), (?, 'new', 'x', now() - interval '719 hours')`,
    [id, id],
  );
  await forgetKeys(test.orm.em.fork());
  expect(await run('select key from idempotency_key where by_user_id = ?', [id])).toEqual([
    { key: 'new' },
  ]);
});

it('a rate-limit count of an account is deleted after its window', async () => {
  const { id } = await makeUser(test);
  await run(
    `insert into account_rate_limit (user_id, action, count, ends_at)
     values (?, 'write', 1, now() - interval '1 second'), (?, 'book', 1, now() + interval '1 minute')`,
    [id, id],
  );
  await deleteExpiredSignIns(test.orm.em.fork());
  expect(await run('select action from account_rate_limit where user_id = ?', [id])).toEqual([
    { action: 'book' },
  ]);
});
