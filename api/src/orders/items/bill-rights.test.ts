import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeCloth, makeOrder } from '../../testing/orders/order-factories.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const ORDER = `message order { id version totalPrice items { id name clothId price listPrice } timeline { reason } }`;
const RECORD = `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!, $adjustments: [AdjustmentInput!], $recordedAt: DateTime) {
  changed: recordPickup(id: $id, version: $version, input: { items: $items, adjustments: $adjustments, recordedAt: $recordedAt }) { ${ORDER} } }`;
const CORRECT = `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!, $adjustments: [AdjustmentInput!]) {
  changed: updateOrderItems(id: $id, version: $version, input: { items: $items, adjustments: $adjustments }) { ${ORDER} } }`;
const LINES = `mutation ($id: ID!, $version: Int!, $adjustments: [AdjustmentInput!]!) {
  changed: updateOrderAdjustments(id: $id, version: $version, input: { adjustments: $adjustments }) { ${ORDER} } }`;

interface Changed {
  changed: {
    order: {
      id: string;
      version: number;
      totalPrice: number;
      items: { id: string; name: string; price: number; listPrice: number | null }[];
      timeline: { reason: string | null }[];
    };
  };
}

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let counter: TestUser;
let manager: TestUser;
let shirt: { id: string };
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test, { name: 'Asha Rao' });
  const work = ['orders.read', 'orders.pickup'] as const;
  counter = await makeStaff(test, [...work], { name: 'Ravi Nair', discountLimit: 10 });
  manager = await makeStaff(test, [...work, 'orders.discount', 'orders.price'], {
    name: 'Meena Iyer',
  });
  shirt = await makeCloth(test, 10_000, 'Shirt');
});
afterAll(() => test.stop());

type Person = { token: string };
const call = (query: string, who: Person, variables: object) =>
  test.graphql<Changed>(query, { ...variables }, who.token);
const twoShirts = (price?: number) => [
  { clothId: shirt.id, quantity: 2, ...(price === undefined ? {} : { price }) },
];
const percent = (share: number) => [
  { kind: 'DISCOUNT', basisPoints: share * 100, reason: 'Regular customer' },
];
const amount = (paise: number) => ({ kind: 'DISCOUNT', amount: paise, reason: 'A lost button' });

async function newOrder() {
  const { id, version } = await makeOrder(test, customer);
  return { id, version };
}

async function picked(
  items: object[] = twoShirts(),
  adjustments: object[] = [],
  by: Person = manager,
) {
  const { data } = await call(RECORD, by, { ...(await newOrder()), items, adjustments });
  const order = data?.changed.order;
  if (!order) throw new Error('The pickup was not recorded');
  return order;
}

const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
const wrong = (answer: { errors?: readonly { extensions?: unknown }[] }) =>
  answer.errors?.[0]?.extensions as { code?: string; fields?: Record<string, string> } | undefined;

const TOO_MUCH = 'You can give discounts up to 10% (₹20.00). Meena Iyer or an admin can give more';
const FIXED = 'The price is ₹100.00. Meena Iyer or an admin can change it';

describe('the highest discount', () => {
  it("is the viewer's limit for a pickup", async () => {
    const order = await newOrder();
    const recordedAt = new Date(Date.now() - 60_000).toISOString();
    const above = { ...order, items: twoShirts(), adjustments: percent(11) };
    for (const more of [{}, { recordedAt }])
      expect(wrong(await call(RECORD, counter, { ...above, ...more }))).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { 'adjustments.0.basisPoints': TOO_MUCH },
      });
    const { data } = await call(RECORD, counter, { ...above, adjustments: percent(10) });
    expect(data?.changed.order.totalPrice).toBe(18_000);
  });

  it('counts the sum of all discounts', async () => {
    const adjustments = [...percent(5), amount(1001)];
    const answer = await call(RECORD, counter, {
      ...(await newOrder()),
      ...{ items: twoShirts(), adjustments },
    });
    expect(wrong(answer)?.fields).toEqual({ 'adjustments.1.amount': TOO_MUCH });
  });

  it('does not apply to an admin, or with ORDERS_DISCOUNT', async () => {
    for (const who of [admin, manager]) {
      const { totalPrice } = await picked(twoShirts(), percent(100), who);
      expect(totalPrice).toBe(0);
    }
  });

  it('applies to the adjustments of an existing bill', async () => {
    const order = await picked();
    const above = await call(LINES, counter, { ...seen(order), adjustments: [amount(2001)] });
    expect(wrong(above)?.fields).toEqual({ 'adjustments.0.amount': TOO_MUCH });
    const { data } = await call(LINES, counter, { ...seen(order), adjustments: [amount(2000)] });
    expect(data?.changed.order.totalPrice).toBe(18_000);
  });

  it('allows a saved discount above the limit, but no higher percentage', async () => {
    const order = await picked(twoShirts(), [amount(10_000)]);
    const more = [{ id: order.items[0]?.id, quantity: 3 }];
    const { data } = await call(CORRECT, counter, { ...seen(order), items: more });
    expect(data?.changed.order.totalPrice).toBe(20_000);
    const fewer = { ...seen(order), version: order.version + 1 };
    const items = [{ id: data?.changed.order.items[0]?.id, quantity: 1 }];
    expect(wrong(await call(CORRECT, counter, { ...fewer, items }))?.fields).toEqual({
      adjustments:
        'You can give discounts up to 10% (₹10.00). Meena Iyer or an admin can give more',
    });
  });
});

describe('a unit price', () => {
  it('must be the price of the price list without ORDERS_PRICE', async () => {
    const order = await newOrder();
    const other = await call(RECORD, counter, { ...order, items: twoShirts(9999) });
    expect(wrong(other)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'items.0.price': FIXED },
    });
    expect((await call(RECORD, counter, { ...order, items: twoShirts(10_000) })).data).toBeTruthy();
  });

  it('that another person set on the order can stay, and the list price is saved with it', async () => {
    const order = await picked(twoShirts(8000));
    expect(order.items).toMatchObject([{ price: 8000, listPrice: 10_000 }]);
    const items = (price: number) => [
      { id: order.items[0]?.id, clothId: shirt.id, quantity: 1, price },
    ];
    const other = await call(CORRECT, counter, { ...seen(order), items: items(7000) });
    expect(wrong(other)?.fields).toEqual({
      'items.0.price': 'The price is ₹80.00. Meena Iyer or an admin can change it',
    });
    const { data } = await call(CORRECT, counter, { ...seen(order), items: items(8000) });
    expect(data?.changed.order.items).toMatchObject([{ price: 8000, listPrice: 10_000 }]);
  });
});

describe('an item without a cloth type', () => {
  const curtain = { name: 'Stage curtain', quantity: 1, price: 30_000, reason: 'Not on the list' };

  it('has a name, a price and a reason, which is in the timeline', async () => {
    const order = await picked([curtain]);
    expect(order.items).toMatchObject([
      { name: 'Stage curtain', clothId: null, price: 30_000, listPrice: null },
    ]);
    expect(order.timeline.at(-1)?.reason).toBe('Stage curtain: Not on the list');
    const again = [{ id: order.items[0]?.id, quantity: 2 }];
    const { data } = await call(CORRECT, counter, { ...seen(order), items: again });
    expect(data?.changed.order).toMatchObject({ totalPrice: 60_000, items: [{ price: 30_000 }] });
  });

  it.each([
    [{ price: null }, { 'items.0.price': 'Price is required' }],
    [{ reason: null }, { 'items.0.reason': 'A reason is required' }],
    [{ name: ' ' }, { 'items.0.name': 'Name is required' }],
  ])('is refused without %o', async (without, fields) => {
    const items = [{ ...curtain, ...without }];
    expect(wrong(await call(RECORD, manager, { ...(await newOrder()), items }))?.fields).toEqual(
      fields,
    );
  });

  it('needs ORDERS_PRICE', async () => {
    const answer = await call(RECORD, counter, { ...(await newOrder()), items: [curtain] });
    expect(wrong(answer)?.fields).toEqual({
      'items.0.name': 'You cannot add an item without a cloth type. Meena Iyer or an admin can',
    });
  });
});

describe('the discount limit of the viewer', () => {
  const OWN = '{ me { discountLimit } }';
  it('is shown to the employee, and null without a limit', async () => {
    const limitOf = async ({ token }: Person) => (await test.graphql(OWN, {}, token)).data;
    expect(await limitOf(counter)).toEqual({ me: { discountLimit: 10 } });
    for (const who of [admin, manager])
      expect(await limitOf(who)).toEqual({ me: { discountLimit: null } });
  });
});
