import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { today } from '../../platform/dates.js';
import { AppError } from '../../platform/errors.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeCloth, makeOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { type BillHistory, chargesOf, checkDiscounts } from './bill-limit.rules.js';
import type { WantedAdjustment } from './adjustment.rules.js';
import { type Bill, makeBill, summedUp } from './bill-calculation.js';

const ORDER = 'order { id version totalPrice timeline { reason } }';
const RECORD = `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!, $adjustments: [AdjustmentInput!]) {
  changed: recordPickup(id: $id, version: $version, input: { items: $items, adjustments: $adjustments }) { ${ORDER} } }`;
const LINES = `mutation ($id: ID!, $version: Int!, $adjustments: [AdjustmentInput!]!) {
  changed: updateOrderAdjustments(id: $id, version: $version, input: { adjustments: $adjustments }) { ${ORDER} } }`;
const ITEMS = `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
  changed: updateOrderItems(id: $id, version: $version, input: { items: $items }) { ${ORDER} } }`;
const BACK = `mutation ($id: ID!, $version: Int!) {
  changed: updateOrderStatus(id: $id, version: $version, input: { status: WAITING_FOR_PICKUP, reason: "Wrong bag" }) { ${ORDER} } }`;
const REPORT = `query ($from: CalendarDate!, $to: CalendarDate!) {
  reportControl(from: $from, to: $to) { personName discounts discountAmount orders { id } } }`;

interface Changed {
  changed: {
    order: { version: number; totalPrice: number; timeline: { reason: string | null }[] };
  };
}

type Answer = Awaited<ReturnType<typeof test.graphql<Changed>>>;
interface Report {
  reportControl: { orders: { id: string }[] }[];
}

let test: TestServer;
let admin: TestUser;
let counter: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  counter = await makeStaff(test, ['orders.read', 'orders.pickup'], {
    ...{ name: 'Ravi Nair', discountLimit: 10 },
  });
});
afterAll(() => test.stop());

const line = (kind: string, amount: number, reason: string) => ({ kind, amount, reason });
const express = (amount: number) => line('SURCHARGE', amount, 'Express');
const fee = (amount: number) => line('DELIVERY_FEE', amount, 'Outside the area');
const button = (amount: number) => line('DISCOUNT', amount, 'A lost button');
const OWN = 'You can give discounts up to 10% (₹20.00).';

/**
 * An order of two shirts with these lines, recorded by an admin, and a function that changes it as
 * a cashier with a 10% limit.
 */
async function picked(adjustments: object[]) {
  const shirt = await makeCloth(test, 10_000);
  const items = (quantity: number) => [{ clothId: shirt.id, quantity }];
  const { id, version } = await makeOrder(test, await makeUser(test));
  const pickup = { id, version, items: items(2), adjustments };
  let order = (await test.graphql<Changed>(RECORD, pickup, admin.token)).data?.changed.order;
  const run = async (query: string, more: object, { token } = counter) => {
    const variables = { id, version: order?.version, ...more };
    const answer = await test.graphql<Changed>(query, variables, token);
    order = answer.data?.changed.order ?? order;
    return answer;
  };
  return {
    id,
    items,
    change: (to: object[], by = counter) => run(LINES, { adjustments: to }, by),
    correct: (quantity: number) => run(ITEMS, { items: items(quantity) }),
    run,
  };
}

const refusedAt = async (answer: Promise<Answer>) => refusal(await answer).fields;
const saved = async (answer: Promise<Answer>) => (await answer).data?.changed.order;

it('counts lowered charges as discounts: limit, timeline and control report', async () => {
  const { id, change } = await picked([express(4000), fee(3000)]);
  expect(await refusedAt(change([fee(3000)]))).toEqual({
    adjustments: `${OWN} Lowered charges count too (₹40.00). A manager or an admin can give more`,
  });
  for (const adjustments of [
    [express(1999), fee(3000)],
    [express(4000), fee(999)],
  ])
    expect(Object.keys((await refusedAt(change(adjustments))) ?? {})).toEqual([
      `adjustments.${adjustments[0]?.amount === 1999 ? 0 : 1}.amount`,
    ]);
  const both = [express(3000), fee(3000), button(1001)];
  expect(await refusedAt(change(both))).toHaveProperty(['adjustments.2.amount']);

  const lowered = await saved(change([express(3000), fee(2000)]));
  expect(lowered?.totalPrice).toBe(25_000);
  expect(lowered?.timeline.at(-1)?.reason).toContain('. Charges lowered by ₹20.00. ');
  const raised = await saved(change([express(3000), fee(2500)]));
  expect(raised?.timeline.at(-1)?.reason).not.toContain('lowered');
  const days = { from: today(), to: today() };
  const report = await test.graphql<Report>(REPORT, days, admin.token);
  const ofOrder = report.data?.reportControl.filter(({ orders }) =>
    orders.some((one) => one.id === id),
  );
  expect(ofOrder).toMatchObject([{ personName: 'Ravi Nair', discounts: 2, discountAmount: 1500 }]);
});

it('adds the reductions of several saves', async () => {
  const { change } = await picked([express(4000)]);
  expect((await saved(change([express(2000)])))?.totalPrice).toBe(22_000);
  expect(await refusedAt(change([express(1900)]))).toHaveProperty(['adjustments.0.amount']);
  expect(await refusedAt(change([express(2000), button(100)]))).toHaveProperty([
    'adjustments.1.amount',
  ]);
  expect(await saved(change([express(2500), button(1500)])).then(Boolean)).toBe(false);
  expect((await saved(change([express(3000), button(1000)])))?.totalPrice).toBe(22_000);
  const lowered = change([express(2500), button(1000)]);
  expect(await refusedAt(lowered)).toHaveProperty(['adjustments.0.amount']);
  expect((await saved(change([express(1000)], admin)))?.totalPrice).toBe(21_000);
  expect(await refusedAt(change([express(900)]))).toHaveProperty(['adjustments.0.amount']);
});

it('compares with the percentage of a surcharge that was saved as an amount', async () => {
  const share = { kind: 'SURCHARGE', basisPoints: 5000, reason: 'Express' };
  const { change, correct } = await picked([share]);
  expect((await saved(change([express(10_000)])))?.totalPrice).toBe(30_000);
  expect(await refusedAt(correct(10))).toEqual({
    adjustments:
      'You can give discounts up to 10% (₹100.00). Lowered charges count too (₹400.00). A manager or an admin can give more',
  });
  expect((await saved(correct(1)))?.totalPrice).toBe(20_000);
});

it('includes the charges of an earlier pickup that staff undid', async () => {
  const { run, items } = await picked([fee(3000)]);
  expect((await run(BACK, {}, admin)).errors).toBeUndefined();
  expect(await refusedAt(run(RECORD, { items: items(2), adjustments: [] }))).toHaveProperty(
    'adjustments',
  );
  expect(
    (await saved(run(RECORD, { items: items(2), adjustments: [fee(1000)] })))?.totalPrice,
  ).toBe(21_000);
});

it('never allows more than the limit in several small saves', () => {
  const wanted = fc.record({
    kind: fc.constantFrom(...(['surcharge', 'delivery fee', 'discount'] as const)),
    amount: fc.integer({ min: 1, max: 5000 }),
    basisPoints: fc.constantFrom(null, 500, 2000),
    reason: fc.constantFrom('Express', 'Stairs'),
  });
  const asked = (one: WantedAdjustment): WantedAdjustment =>
    one.basisPoints && one.kind !== 'delivery fee'
      ? { ...one, amount: null }
      : { ...one, basisPoints: null };
  const rights = { discountLimit: 10, mayChangePrices: false, discounters: [], pricers: [] };
  const rules = { taxIsAdded: false, isInterState: false, roundsToRupee: false };
  const shirts = { clothId: null, name: 'Shirt', quantity: 2, price: 10_000 };
  const items = summedUp([{ ...shirts, sac: null, taxRate: null }]);
  const billOf = (adjustments: readonly WantedAdjustment[]) =>
    makeBill(items, adjustments.map(asked), { ...rules, sac: '9997', taxRate: 1800 });
  const isAllowed = (bill: Bill, history: BillHistory): boolean => {
    try {
      checkDiscounts(bill, rights, history, true);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  };
  fc.assert(
    fc.property(fc.array(fc.array(wanted, { maxLength: 3 }), { minLength: 2 }), (steps) => {
      const [first, ...changes] = steps.map((adjustments, at) =>
        billOf(at ? adjustments : adjustments.filter(({ kind }) => kind !== 'discount')),
      );
      if (!first) return;
      let before = first;
      let highest = first.totalPrice;
      const charged = [chargesOf(first.adjustments)];
      for (const bill of changes) {
        if (!isAllowed(bill, { before, charged })) continue;
        before = bill;
        charged.push(chargesOf(bill.adjustments));
        highest = Math.max(highest, bill.totalPrice);
      }
      expect(highest - before.totalPrice).toBeLessThanOrEqual(2000);
    }),
  );
});
