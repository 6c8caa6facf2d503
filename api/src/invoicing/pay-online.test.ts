import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRazorpay } from '../payment-links/razorpay.js';
import { makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { invoiceFile, invoicesFor } from '../testing/invoicing/invoices.js';
import { linksOf } from '../testing/invoicing/pdf-text.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { issueOrCreditInvoice } from './invoicing.service.js';

/** Nothing listens on this port: these tests send no request to the provider. */
const apiUrl = 'http://127.0.0.1:9';
const KEYS = { keyId: 'rzp_test', keySecret: 'secret', webhookSecret: 'secret' };

let online: TestServer;
let offline: TestServer;
beforeAll(async () => {
  const providers = () => ({ payments: createRazorpay({ ...KEYS, apiUrl }) });
  [online, offline] = [await startTestServer({ providers }), await startTestServer()];
});
afterAll(async () => {
  await online.stop();
  await offline.stop();
});

/** The payment URLs in the invoice of a delivered order. */
async function linksFor(test: TestServer, values: { paidAmount?: number } = {}, owner?: TestUser) {
  const customer = owner ?? (await makeUser(test));
  const { id: orderId } = await makeOrder(test, customer, { orderStatus: 'delivered', ...values });
  await issueOrCreditInvoice({ em: test.orm.em.fork(), app: test.app }, orderId);
  const [{ id } = { id: '' }] = await invoicesFor(test, customer, orderId);
  const { content } = await invoiceFile(test, customer, { orderId, id });
  return { orderId, links: await linksOf(content) };
}

it('an invoice with an amount due links to its order when online payment is available', async () => {
  const { orderId, links } = await linksFor(online);
  expect(links).toEqual([`${online.app.publicUrl}/account?order=${orderId}`]);
  expect((await linksFor(offline)).links).toEqual([]);
  expect((await linksFor(online, { paidAmount: 100_000 })).links).toEqual([]);
});

it('an invoice for a customer without an e-mail has no link', async () => {
  const customer = await makeUser(online);
  await online.orm.em.fork().execute('update "user" set email = null where id = ?', [customer.id]);
  expect((await linksFor(online, {}, customer)).links).toEqual([]);
});
