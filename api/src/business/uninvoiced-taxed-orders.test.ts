import { shortId } from '../orders/short-id.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeCloth, makeOrder } from '../testing/orders/order-factories.js';
import { A_BUSINESS, businessVersion } from '../testing/invoicing/business.js';
import { issueInvoiceOf, setBusiness } from '../testing/invoicing/invoices.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
let hotel: TestUser;
let clothId: string;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  hotel = await makeUser(test, { role: 'enterprise' });
  clothId = (await makeCloth(test, 2500, 'Shirt')).id;
  await setBusiness(test, admin);
});
afterAll(() => test.stop());

/** Records the pickup of an order of the enterprise. Returns its id and its total in paise. */
async function pickUp(): Promise<{ id: string; totalPrice: number }> {
  const { data } = await test.graphql<{
    recordPickup: { order: { id: string; totalPrice: number } };
  }>(
    `mutation ($id: ID!, $items: [PickupItemInput!]!) {
      recordPickup(id: $id, version: 1, input: { items: $items }) { order { id totalPrice } }
    }`,
    { id: (await makeOrder(test, hotel)).id, items: [{ clothId, quantity: 4 }] },
    admin.token,
  );
  if (!data) throw new Error('Not picked up');
  return data.recordPickup.order;
}

const removeGstin = async () =>
  refusal(
    await test.graphql(
      `mutation ($version: Int!, $input: UpdateBusinessInput!) { updateBusiness(version: $version, input: $input) { message } }`,
      { version: await businessVersion(test), input: { ...A_BUSINESS, gstin: null } },
      admin.token,
    ),
  );

const issue = ({ id }: { id: string }) => issueInvoiceOf(test, admin, id);

it('a GSTIN cannot be removed while a bill with added tax has no invoice; without a GSTIN no tax is added', async () => {
  const orders = [await pickUp(), await pickUp()];
  expect(orders.map(({ totalPrice }) => totalPrice)).toEqual([11_800, 11_800]);
  const [first, second] = orders;
  const named = [first, second].map((order) => shortId(order?.id ?? '')).join(', ');
  expect((await removeGstin()).fields).toEqual({
    gstin: `2 orders have GST on their bills and no invoice yet (${named}). Issue the missing invoices first`,
  });
  if (first) await issue(first);
  expect((await removeGstin()).fields).toEqual({
    gstin: `1 order has GST on its bill and no invoice yet (${shortId(second?.id ?? '')}). Issue the missing invoices first`,
  });
  if (second) await issue(second);
  expect((await removeGstin()).code).toBe('OK');
  expect((await pickUp()).totalPrice).toBe(10_000);
  expect((await removeGstin()).code).toBe('OK');
});
