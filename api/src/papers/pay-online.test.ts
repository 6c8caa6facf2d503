import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRazorpay } from '../payment-links/razorpay.js';
import { makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { paperFile, papersFor } from '../testing/papers/papers.js';
import { linksOf } from '../testing/papers/pdf-text.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { settlePapers } from './papers.service.js';

/** Nobody listens there: what is read here asks nobody. */
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

/** Where the paper of a delivered order leads. */
async function linksFor(test: TestServer, values: { paidAmount?: number } = {}, owner?: TestUser) {
  const customer = owner ?? (await makeUser(test));
  const { id: orderId } = await makeOrder(test, customer, { orderStatus: 'delivered', ...values });
  await settlePapers({ em: test.orm.em.fork(), app: test.app }, orderId);
  const [{ id } = { id: '' }] = await papersFor(test, customer, orderId);
  const { content } = await paperFile(test, customer, { orderId, id });
  return { orderId, links: await linksOf(content) };
}

it('a paper on which something is due leads to its order, where money is taken online', async () => {
  const { orderId, links } = await linksFor(online);
  expect(links).toEqual([`${online.app.publicUrl}/account?order=${orderId}`]);
  expect((await linksFor(offline)).links).toEqual([]);
  expect((await linksFor(online, { paidAmount: 100_000 })).links).toEqual([]);
});

it('but not for whoever has no e-mail to sign in with', async () => {
  const customer = await makeUser(online);
  await online.orm.em.fork().execute('update "user" set email = null where id = ?', [customer.id]);
  expect((await linksFor(online, {}, customer)).links).toEqual([]);
});
