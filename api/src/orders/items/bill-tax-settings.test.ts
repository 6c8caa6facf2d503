import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueOrCreditInvoice } from '../../invoicing/invoicing.service.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeCloth, makeOrder } from '../../testing/orders/order-factories.js';
import { invoiceFile, invoicesFor, setBusiness } from '../../testing/invoicing/invoices.js';
import { textOf } from '../../testing/invoicing/pdf-text.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

// Bills with tax added to the prices, and bills rounded to whole rupees, from pickup to invoice.

const ORDER = `order {
  id version totalPrice due itemsTotal
  billTerms { taxIsAdded isInterState roundsToRupee taxRate }
  adjustments { kind amount basisPoints reason }
  items { id taxRate }
}`;
const OPERATIONS = {
  recordPickup: `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!, $adjustments: [AdjustmentInput!]) {
    changed: recordPickup(id: $id, version: $version, input: { items: $items, adjustments: $adjustments }) { ${ORDER} } }`,
  updateOrderItems: `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
    changed: updateOrderItems(id: $id, version: $version, input: { items: $items }) { ${ORDER} } }`,
  updateOrderAdjustments: `mutation ($id: ID!, $version: Int!, $adjustments: [AdjustmentInput!]!) {
    changed: updateOrderAdjustments(id: $id, version: $version, input: { adjustments: $adjustments }) { ${ORDER} } }`,
};

interface Billed {
  id: string;
  version: number;
  totalPrice: number;
  due: number;
  itemsTotal: number;
  billTerms: object;
  adjustments: { kind: string; amount: number; basisPoints: number | null; reason: string }[];
  items: { id: string; taxRate: number | null }[];
}

let test: TestServer;
let admin: TestUser;
let hotel: TestUser;
let shirt: { id: string };
let curtain: { id: string };
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  hotel = await makeUser(test, { role: 'enterprise', name: 'Hotel Sagar' });
  shirt = await makeCloth(test, 2500, 'Shirt');
  curtain = await makeCloth(test, 10_000, 'Curtain');
  await test.orm.em
    .fork()
    .execute(`update cloth set sac = '998719', tax_rate = 500 where id = ?`, [curtain.id]);
});
beforeEach(() => setBusiness(test, admin));
afterAll(() => test.stop());

const call = (operation: keyof typeof OPERATIONS, variables: object) =>
  test.graphql<{ changed: { order: Billed } }>(OPERATIONS[operation], variables, admin.token);

async function changed(...[operation, variables]: Parameters<typeof call>): Promise<Billed> {
  const { data, errors } = await call(operation, variables);
  if (!data) throw new Error(errors?.[0]?.message);
  return data.changed.order;
}

const FOUR_SHIRTS = [{ clothId: () => shirt.id, quantity: 4 }];
const itemsOf = (items: { clothId: () => string; quantity: number }[]) =>
  items.map(({ clothId, quantity }) => ({ clothId: clothId(), quantity }));

async function picked(
  user: TestUser,
  {
    items = FOUR_SHIRTS,
    adjustments = [] as object[],
    pickupAddress = undefined as string | undefined,
  },
) {
  const { id, version } = await makeOrder(test, user, pickupAddress ? { pickupAddress } : {});
  return changed('recordPickup', { id, version, items: itemsOf(items), adjustments });
}

const adjustmentsOf = ({ adjustments }: Billed) =>
  adjustments.map(({ kind, amount, reason }) => [kind, amount, reason]);

describe('a bill of an enterprise', () => {
  it('has added tax on its own line', async () => {
    const order = await picked(hotel, {});
    expect(order).toMatchObject({
      ...{ itemsTotal: 10_000, totalPrice: 11_800, due: 11_800 },
      billTerms: { taxIsAdded: true, isInterState: false, roundsToRupee: false, taxRate: 1800 },
      adjustments: [{ kind: 'TAX', amount: 1800, basisPoints: 1800, reason: 'on ₹100.00' }],
    });
  });

  it('has a tax line per rate, and divides a discount among them', async () => {
    const items = [...FOUR_SHIRTS, { clothId: () => curtain.id, quantity: 3 }];
    const adjustments = [{ kind: 'DISCOUNT', basisPoints: 1000, reason: 'Regular' }];
    const order = await picked(hotel, { items, adjustments });
    expect(adjustmentsOf(order)).toEqual([
      ['DISCOUNT', -4000, 'Regular'],
      ['TAX', 1620, 'on ₹90.00'],
      ['TAX', 1350, 'on ₹270.00'],
    ]);
    expect(order.totalPrice).toBe(40_000 - 4000 + 1620 + 1350);
    expect(order.items.map(({ taxRate }) => taxRate)).toEqual([1800, 500]);
  });

  it('is computed again after a correction, with the rates of its pickup', async () => {
    const order = await picked(hotel, {});
    await setBusiness(test, admin, { taxRate: 2800 });
    const { id, version } = order;
    const items = order.items.map((item) => ({ id: item.id, quantity: 2 }));
    const less = await changed('updateOrderItems', { id, version, items });
    expect([less.totalPrice, adjustmentsOf(less)]).toEqual([5900, [['TAX', 900, 'on ₹50.00']]]);
    const fee = [{ kind: 'DELIVERY_FEE', amount: 1000, reason: 'Far' }];
    const more = await changed('updateOrderAdjustments', {
      id,
      version: less.version,
      adjustments: fee,
    });
    expect(adjustmentsOf(more)).toEqual([
      ['DELIVERY_FEE', 1000, 'Far'],
      ['TAX', 1080, 'on ₹60.00'],
    ]);
  });

  it('keeps its tax rules when the settings change', async () => {
    const order = await picked(hotel, {});
    await setBusiness(test, admin, { enterprisePricesIncludeTax: true });
    const { id, version } = order;
    const again = await changed('updateOrderAdjustments', { id, version, adjustments: [] });
    expect(again.totalPrice).toBe(11_800);
    expect((await picked(hotel, {})).adjustments).toEqual([]);
  });

  it('accepts no tax and rounding adjustments from a client', async () => {
    const { id, version } = await makeOrder(test, hotel);
    const adjustments = [{ kind: 'TAX', amount: 1, reason: 'Mine' }];
    const variables = { id, version, items: itemsOf(FOUR_SHIRTS), adjustments };
    expect(refusal(await call('recordPickup', variables))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'adjustments.0.kind': 'This line is calculated automatically' },
    });
  });
});

describe('a bill of a customer', () => {
  it('includes tax in its prices by default', async () => {
    const asha = await makeUser(test);
    expect(await picked(asha, {})).toMatchObject({ totalPrice: 10_000, adjustments: [] });
    await setBusiness(test, admin, { customerPricesIncludeTax: false });
    expect(await picked(asha, {})).toMatchObject({ totalPrice: 11_800 });
  });

  it('is rounded to whole rupees by a setting', async () => {
    await setBusiness(test, admin, { roundsToRupee: true });
    const adjustments = [{ kind: 'SURCHARGE', amount: 51, reason: 'Stain' }];
    const up = await picked(await makeUser(test), { adjustments });
    expect([up.totalPrice, adjustmentsOf(up).at(-1)]).toEqual([
      10_100,
      ['ROUNDING', 49, 'to whole rupees'],
    ]);
  });
});

describe('invoices of such bills', () => {
  const settled = async (order: Billed) => {
    await test.orm.em
      .fork()
      .execute(
        `update "order" set order_status = 'delivered', delivery_date = now() where id = ?`,
        [order.id],
      );
    await issueOrCreditInvoice({ em: test.orm.em.fork(), app: test.app }, order.id);
    const [invoice, ...more] = await invoicesFor(test, admin, order.id);
    if (!invoice || more.length) throw new Error('There is not one invoice');
    const { content } = await invoiceFile(test, admin, { orderId: order.id, id: invoice.id });
    return { invoice, text: (await textOf(content)).join('') };
  };

  it('have the tax of the bill, to the paisa, by rate and SAC', async () => {
    const items = [...FOUR_SHIRTS, { clothId: () => curtain.id, quantity: 3 }];
    const order = await picked(hotel, { items });
    const { invoice, text } = await settled(order);
    expect(invoice).toMatchObject({
      ...{ total: order.totalPrice, taxable: 40_000, cgst: 1650, sgst: 1650, igst: 0 },
    });
    for (const words of [
      ...['9997 18%', '998719 5%', 'CGST 9% on ₹100.00', 'SGST 2.5% on ₹300.00'],
      ...['Prices exclude GST.', '₹433.00'],
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('GST 18%');
  });

  it('have IGST between states, and the rounding', async () => {
    await setBusiness(test, admin, { roundsToRupee: true });
    const pickupAddress = '1 MG Road, Bengaluru, Karnataka - 560001';
    const adjustments = [{ kind: 'SURCHARGE', amount: 33, reason: 'Stain' }];
    const order = await picked(hotel, { adjustments, pickupAddress });
    const { invoice, text } = await settled(order);
    expect(invoice).toMatchObject({ total: 11_800, taxable: 10_033, igst: 1806, cgst: 0 });
    expect(text).toContain('Rounding');
    expect(text).toContain('-₹0.39');
  });
});
