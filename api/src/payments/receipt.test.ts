import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailStatus } from '../mails/mail.entity.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder, type TestOrder } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const MAIL = `mutation ($id: ID!) { emailReceipt(id: $id) { message } }`;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const sql = (text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<{ status: string }[]>(text, values);
const mail = async ({ id }: TestOrder, { token }: TestUser) =>
  refusal(await test.graphql(MAIL, { id }, token));
const sent = (order: TestOrder) =>
  expect
    .poll(() => sql(`select status from mail where order_id = ? and topic = 'receipt'`, [order.id]))
    .not.toContainEqual({ status: MailStatus.QUEUED });

describe('a receipt', () => {
  it('has the bill, the payments and the amount due', async () => {
    const customer = await makeUser(test, { name: 'Asha Rao' });
    const order = await makeOrder(test, customer, { orderStatus: 'delivered', paidAmount: 30_000 });
    await sql(`update payment set method = 'cash' where order_id = ?`, [order.id]);
    await sql(
      `insert into payment (id, order_id, amount, kind, method)
       values (gen_random_uuid(), ?, 700, 'overpayment', 'online'), (gen_random_uuid(), ?, 100, 'service charge', 'online')`,
      [order.id, order.id],
    );
    await sql(
      `insert into order_adjustment (id, order_id, position, kind, amount, reason)
       values (gen_random_uuid(), ?, 0, 'discount', -20000, 'A stain stayed')`,
      [order.id],
    );
    await sql('update "order" set total_price = 80000 where id = ?', [order.id]);
    expect((await mail(order, customer)).code).toBe('OK');
    const { subject, text } = await test.mailTo(customer.email, (one) =>
      one.subject.startsWith('Receipt'),
    );
    expect(subject).toContain('₹800.00');
    for (const line of [
      ...['Item 0: 10 × ₹100.00 = ₹1,000.00', 'Items: ₹1,000.00'],
      ...['Discount (A stain stayed): -₹200.00', 'Total: ₹800.00'],
      ...['Paid in cash: ₹300.00', 'Paid online: ₹7.00', 'Still to pay: ₹500.00'],
    ])
      expect(text).toContain(line);
  });

  it('can be sent by staff who take payments; other customers get NOT_FOUND', async () => {
    const order = await makeOrder(test, await makeUser(test), { orderStatus: 'picked' });
    expect((await mail(order, await makeUser(test))).code).toBe('NOT_FOUND');
    expect((await mail(order, await makeStaff(test, ['orders.read']))).code).toBe('FORBIDDEN');
    expect((await mail(order, await makeStaff(test, ['payments.take']))).code).toBe('OK');
  });

  it('needs a bill and an e-mail address', async () => {
    for (const orderStatus of ['waiting for pickup', 'cancelled'] as const) {
      const order = await makeOrder(test, await makeUser(test), { orderStatus });
      expect((await mail(order, admin)).message).toBe(
        `There is no receipt: this order is ${orderStatus}`,
      );
    }
    const walkIn = await makeUser(test);
    const order = await makeOrder(test, walkIn, { orderStatus: 'picked' });
    await sql('update "user" set email = null where id = ?', [walkIn.id]);
    expect((await mail(order, admin)).message).toContain('This customer has no email');
  });

  it('is mailed once at a time, and ten times a day', async () => {
    const customer = await makeUser(test);
    const order = await makeOrder(test, customer, { orderStatus: 'picked' });
    const both = await Promise.all([mail(order, customer), mail(order, admin)]);
    expect(both.some(({ code }) => code === 'OK')).toBe(true);
    await sent(order);
    const made = (await sql(`select 1 from mail where order_id = ?`, [order.id])).length;
    await sql(
      `insert into mail (id, recipient, topic, order_id, status)
       select gen_random_uuid(), 'a@laundry.test', 'receipt', ?, 'sent' from generate_series(1, ?)`,
      [order.id, 9 - made],
    );
    expect((await mail(order, customer)).code).toBe('OK');
    await sent(order);
    expect((await mail(order, customer)).message).toContain('emailed 10 times in 24 hours');
    await sql(
      `update mail set created_at = created_at - interval '1 day' where order_id = ? and topic = 'receipt'`,
      [order.id],
    );
    expect((await mail(order, customer)).code).toBe('OK');
  });
});
