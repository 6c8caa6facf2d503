import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import {
  issueInvoiceOf,
  mailedText,
  invoicesFor,
  setBusiness,
} from '../testing/invoicing/invoices.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { issueOrCreditInvoice } from './invoicing.service.js';

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  await setBusiness(test, admin);
});
beforeEach(async () => {
  customer = await makeUser(test);
});
afterAll(() => test.stop());

const rows = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

const settle = (id: string) => issueOrCreditInvoice({ em: test.orm.em.fork(), app: test.app }, id);

const issue = (id: string, by: TestUser) => issueInvoiceOf(test, by, id);

const delivered = (values: Parameters<typeof makeOrder>[2] = {}) =>
  makeOrder(test, customer, { orderStatus: 'delivered', ...values });

const mailsAbout = (orderId: string) =>
  rows<{ id: string; topic: string; documents: number }>(
    'select id, topic, cardinality(document_ids)::int as documents from mail where order_id = ? order by created_at, id',
    [orderId],
  );

const comes = (words: string) =>
  test.mailTo(customer.email, (mail) => mail.subject.includes(words));

it('a mail has the invoice attached once, with the amount due', async () => {
  const { id } = await delivered({ items: [[2, 5900]], paidAmount: 4000 });
  await Promise.all([settle(id), settle(id)]);
  await settle(id);
  const [{ number } = { number: '' }] = await invoicesFor(test, customer, id);
  const mail = await comes(`Tax invoice ${number}: ₹118.00`);
  expect(mail.files).toEqual([`${number.replaceAll('/', '-')}.pdf`]);
  for (const words of ['Total: ₹118.00', 'Still to pay: ₹78.00', `account?order=${id}`])
    expect(mail.text).toContain(words);
  expect(await mailedText(test, mail, 0)).toContain(`No. ${number}`);
  expect(await mailsAbout(id)).toMatchObject([{ topic: `Tax invoice ${number}`, documents: 1 }]);
});

it('a mail has a credit note and the new invoice in one mail', async () => {
  const { id } = await delivered({ items: [[4, 500]] });
  await settle(id);
  await rows(`update order_item set quantity = 3 where order_id = ?`, [id]);
  await rows(`update "order" set total_price = 1500 where id = ?`, [id]);
  await settle(id);
  const [first, note, second] = (await invoicesFor(test, customer, id)).map(({ number }) => number);
  const mail = await comes(`Tax invoice ${second}: ₹15.00`);
  expect(mail.text).toContain(`Credit note ${note} cancels ${first}`);
  expect(mail.text).toContain('Reason: Bill corrected');
  expect(mail.files).toHaveLength(2);
  expect(await mailedText(test, mail, 0)).toContain(`No. ${note}`);
  expect(await mailedText(test, mail, 1)).toContain(`No. ${second}`);
  expect((await mailsAbout(id)).map(({ documents }) => documents)).toEqual([1, 2]);
});

it('a mail has only the credit note when no new invoice follows', async () => {
  const { id } = await makeOrder(test, customer, { orderStatus: 'picked' });
  const clerk = await makeStaff(test, ['invoices.issue']);
  expect((await issue(id, clerk)).errors).toBeUndefined();
  await rows(`update "order" set order_status = 'cancelled' where id = ?`, [id]);
  await settle(id);
  const mail = await comes('Credit note CN/');
  expect(mail.files).toHaveLength(1);
  expect(mail.text).not.toContain('Still to pay');
});

it('a mail is also sent for an invoice issued by staff, and can be sent again with its file', async () => {
  const clerk = await makeStaff(test, ['orders.read', 'orders.update_status', 'invoices.issue']);
  const order = await makeOrder(test, customer, { orderStatus: 'processing' });
  expect((await issue(order.id, clerk)).errors).toBeUndefined();
  const first = await comes('Tax invoice');
  const [{ id } = { id: '' }] = await mailsAbout(order.id);
  await expect
    .poll(() => rows(`select id from mail where id = ? and status = 'sent'`, [id]))
    .toHaveLength(1);
  const again = 'mutation ($id: ID!) { resendEmail(id: $id) { message } }';
  expect((await test.graphql(again, { id }, clerk.token)).errors).toBeUndefined();
  const second = await test.mailTo(customer.email, (mail) => mail.id !== first.id);
  expect(second.files).toEqual(first.files);
});

it('no mail is sent without an e-mail', async () => {
  const order = await delivered();
  await rows(`update "user" set email = null where id = ?`, [customer.id]);
  await settle(order.id);
  expect(await invoicesFor(test, admin, order.id)).toHaveLength(1);
  expect(await mailsAbout(order.id)).toEqual([]);
});
