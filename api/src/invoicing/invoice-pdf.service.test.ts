import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import {
  issueInvoiceOf,
  invoiceFile,
  invoicesFor,
  setBusiness,
} from '../testing/invoicing/invoices.js';
import { textOf } from '../testing/invoicing/pdf-text.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { issueOrCreditInvoice } from './invoicing.service.js';

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  await setBusiness(test, admin);
});
afterAll(() => test.stop());

it('a PDF waits for its turn; above the limit the request is refused with a retry message', async () => {
  const other = await startTestServer();
  try {
    const owner = await makeUser(other);
    const { id: orderId } = await makeOrder(other, owner, { orderStatus: 'delivered' });
    await issueOrCreditInvoice({ em: other.orm.em.fork(), app: other.app }, orderId);
    const [{ id } = { id: '' }] = await invoicesFor(other, owner, orderId);
    expect(await invoiceFile(other, owner, { orderId, id })).toMatchObject({ status: 200 });
    await other.app.pdfRenderer.stop();
    const refused = await invoiceFile(other, owner, { orderId, id });
    expect(refused).toMatchObject({ status: 503, retryAfter: '2' });
  } finally {
    await other.stop();
  }
});

it('an invoice asks for no payment while its bill has changed', async () => {
  const { id: orderId } = await makeOrder(test, customer, {
    ...{ orderStatus: 'picked', items: [[4, 500]] },
  });
  await issueInvoiceOf(test, admin, orderId);
  const [{ id } = { id: '' }] = await invoicesFor(test, customer, orderId);
  const text = async () =>
    (await textOf((await invoiceFile(test, customer, { orderId, id })).content)).join();
  expect(await text()).toContain('₹20.00 to be paid');
  await test.orm.em
    .fork()
    .execute(
      `with more as (update order_item set quantity = 5 where order_id = ?) update "order" set total_price = 2500, version = version + 1 where id = ?`,
      [orderId, orderId],
    );
  expect(await text()).not.toContain('to be paid');
});
