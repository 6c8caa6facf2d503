import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, today } from '../../platform/dates.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeCloth } from '../../testing/orders/order-factories.js';
import { entriesOf } from '../../testing/audit/stored-entries.js';
import { issueInvoiceOf, setBusiness } from '../../testing/invoicing/invoices.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const SAVE = `mutation ($version: Int!, $input: UpdateOrderSettingsInput!) {
  updateOrderSettings(version: $version, input: $input) { settings { version expressBasisPoints expressAmount } }
}`;
const BOOK = `mutation ($input: BookPickupInput!) {
  bookPickup(input: $input) { booking { id version expressBasisPoints expressAmount } }
}`;
const ORDER = 'id version itemsTotal totalPrice adjustments { kind amount basisPoints reason }';

interface Bill {
  id: string;
  version: number;
  itemsTotal: number;
  totalPrice: number;
  adjustments: { kind: string; amount: number; basisPoints: number | null; reason: string }[];
}

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let clothId: string;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  clothId = (await makeCloth(test)).id;
});
afterAll(() => test.stop());

const version = async (): Promise<number> => {
  const { data } = await test.graphql<{ orderSettings: { version: number } }>(
    '{ orderSettings { version } }',
    {},
    admin.token,
  );
  return data?.orderSettings.version ?? 0;
};
const save = async (input: object, token = admin.token, seen?: number) =>
  test.graphql(SAVE, { version: seen ?? (await version()), input }, token);

beforeEach(() => save({}));

async function book(express = true): Promise<{ id: string; version: number }> {
  const input = {
    ...{ pickupDate: addDays(today(), 1), phone: '9876543210', express },
    pickupAddress: '12 Car Street, Mylapore, Chennai, Tamil Nadu - 600004',
  };
  const { data } = await test.graphql<{
    bookPickup: { booking: { id: string; version: number } };
  }>(BOOK, { input }, customer.token);
  if (!data) throw new Error('Not booked');
  return data.bookPickup.booking;
}

async function change(
  operation: string,
  seen: { id: string; version: number },
  quantity: number,
  lines = '',
): Promise<Bill> {
  const { data } = await test.graphql<Record<string, { order: Bill }>>(
    `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
      ${operation}(id: $id, version: $version, input: { items: $items ${lines} }) { order { ${ORDER} } }
    }`,
    {
      ...{ id: seen.id, version: seen.version },
      items: [{ clothId, quantity, price: 1005 }],
    },
    admin.token,
  );
  const order = data?.[operation]?.order;
  if (!order) throw new Error(`${operation} failed`);
  return order;
}

it('shows all visitors the express surcharge, and nothing else', async () => {
  await save({ expressBasisPoints: 2000 });
  const { data } = await test.graphql('{ expressSurcharge { basisPoints amount } }');
  expect(data).toEqual({ expressSurcharge: { basisPoints: 2000, amount: null } });
  expect(refusal(await test.graphql('{ orderSettings { version } }')).code).toBe('UNAUTHENTICATED');
  const clerk = await makeStaff(test, ['orders.read']);
  expect(refusal(await save({}, clerk.token)).code).toBe('FORBIDDEN');
});

it('adds a percentage that follows the items and ignores later changes of the setting', async () => {
  await save({ expressBasisPoints: 2000 });
  const booked = await book();
  const plain = await book(false);
  await save({ expressAmount: 9900 });
  const line = { kind: 'SURCHARGE', basisPoints: 2000, reason: 'Express' };
  const discount = ', adjustments: [{ kind: DISCOUNT, amount: 500, reason: "Regular" }]';
  const picked = await change('recordPickup', booked, 3, discount);
  expect(picked).toMatchObject({ itemsTotal: 3015, totalPrice: 3015 + 603 - 500 });
  expect(picked.adjustments).toMatchObject([
    { kind: 'DISCOUNT', amount: -500 },
    { ...line, amount: 603 },
  ]);
  const changed = await change('updateOrderItems', picked, 10);
  expect(changed).toMatchObject({ itemsTotal: 10_050, totalPrice: 10_050 + 2010 - 500 });
  expect((await change('recordPickup', plain, 1)).adjustments).toEqual([]);
});

it('adds a fixed amount, or nothing while express costs nothing', async () => {
  const free = await book();
  await save({ expressAmount: 5000 });
  const booked = await book();
  expect((await change('recordPickup', free, 2)).adjustments).toEqual([]);
  expect(await change('recordPickup', booked, 2)).toMatchObject({
    totalPrice: 2010 + 5000,
    adjustments: [{ kind: 'SURCHARGE', amount: 5000, basisPoints: null, reason: 'Express' }],
  });
});

it.each([
  ['{ kind: DISCOUNT, basisPoints: 5000, reason: "Regular" }', 'adjustments.1.basisPoints'],
  ['{ kind: DISCOUNT, reason: "Regular" }', 'adjustments.1.amount'],
])('names the row of a refused line as it was sent: %s', async (line, field) => {
  await save({ expressBasisPoints: 2000 });
  const seen = await book();
  const { token } = await makeStaff(test, ['orders.read', 'orders.pickup'], { discountLimit: 10 });
  const fee = '{ kind: DELIVERY_FEE, amount: 500, reason: "Far" }';
  const record = `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
    recordPickup(id: $id, version: $version, input: { items: $items, adjustments: [${fee}, ${line}] }) { message }
  }`;
  const answer = await test.graphql(record, { ...seen, items: [{ clothId, quantity: 3 }] }, token);
  expect(Object.keys(refusal(answer).fields ?? {})).toEqual([field]);
});

it('refuses two surcharges at once at the field, and an outdated version', async () => {
  const both = await save({ expressBasisPoints: 2000, expressAmount: 100 });
  expect(refusal(both).fields).toHaveProperty('expressAmount');
  const seen = await version();
  await save({ expressBasisPoints: 100 });
  expect(refusal(await save({}, admin.token, seen)).code).toBe('CONFLICT');
});

it.each([
  [{ expressBasisPoints: 0 }, 'expressBasisPoints'],
  [{ expressBasisPoints: 10_001 }, 'expressBasisPoints'],
  [{ expressAmount: 0 }, 'expressAmount'],
  [{ expressAmount: 10_000_001 }, 'expressAmount'],
])('refuses %o at its field', async (input, field) => {
  const answer = refusal(await save(input));
  expect(answer.code).toBe('BAD_USER_INPUT');
  expect(Object.keys(answer.fields ?? {})).toEqual([field]);
});

it.each([
  [{ expressBasisPoints: 1250 }, '+ 12.5% of the items total'],
  [{ expressAmount: 5000 }, '+ ₹50.00'],
])('names the surcharge in the booking mail: %o', async (input, words) => {
  await save(input);
  await book();
  const mail = await test.mailTo(customer.email, ({ text }) => text.includes(words));
  expect(mail.text).toContain('Express surcharge');
});

it('rounds a percentage half up to the paisa, and prints it on the invoice', async () => {
  await setBusiness(test, admin);
  await save({ expressBasisPoints: 1050 });
  const booked = await book();
  // 10.5% of 10050 paise is 1055.25, and of 3015 paise 316.575. Both are rounded half up.
  expect(await change('recordPickup', booked, 10)).toMatchObject({
    adjustments: expect.arrayContaining([expect.objectContaining({ amount: 1055 })]) as unknown,
  });
  const other = await change('recordPickup', await book(), 3);
  expect(other).toMatchObject({ totalPrice: 3015 + 317 });
  const { data, errors } = await issueInvoiceOf(test, admin, other.id);
  expect(errors).toBeUndefined();
  expect(data).toBeTruthy();
  const [row] = await test.orm.em
    .fork()
    .execute<{ content: unknown }[]>(
      'select to_jsonb(p) as content from tax_document p where order_id = ?',
      [other.id],
    );
  expect(JSON.stringify(row?.content)).toContain('Surcharge 10.5% (Express)');
});

it('records a change in the audit log', async () => {
  await save({ expressBasisPoints: 1500 });
  const entries = await entriesOf(test, { by: admin.id });
  expect(entries).toContainEqual(
    expect.objectContaining({
      ...{ operation: 'updateOrderSettings', thing: 'business', part: 'order_settings' },
      after: { express_basis_points: 1500 },
    }),
  );
});
