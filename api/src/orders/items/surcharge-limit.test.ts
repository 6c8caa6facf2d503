import { afterAll, beforeAll, expect, it } from 'vitest';
import { today } from '../../platform/dates.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeCloth, makeOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const ORDER = 'order { id version totalPrice timeline { reason } }';
const RECORD = `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!, $lines: [BillLineInput!]) {
  changed: recordPickup(id: $id, version: $version, items: $items, lines: $lines) { ${ORDER} } }`;
const LINES = `mutation ($id: ID!, $version: Int!, $lines: [BillLineInput!]!) {
  changed: updateBillLines(id: $id, version: $version, lines: $lines) { ${ORDER} } }`;
const REPORT = `query ($from: CalendarDate!, $to: CalendarDate!) {
  reportControl(from: $from, to: $to) { personName discounts discountAmount } }`;

interface Changed {
  changed: {
    order: { version: number; totalPrice: number; timeline: { reason: string | null }[] };
  };
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

const express = (amount: number) => [{ kind: 'SURCHARGE', amount, reason: 'Express' }];

it('counts surcharges taken off as discounts: limit, timeline and control report', async () => {
  const shirt = await makeCloth(test, 10_000, 'Shirt');
  const { id, version } = await makeOrder(test, await makeUser(test));
  const pickup = { id, version, items: [{ clothId: shirt.id, quantity: 2 }], lines: express(4000) };
  const { data } = await test.graphql<Changed>(RECORD, pickup, admin.token);
  const seen = { id, version: data?.changed.order.version };
  const change = (lines: object[], more = {}, { token } = counter) =>
    test.graphql<Changed>(LINES, { ...seen, lines, ...more }, token);

  for (const lines of [[], express(1999)])
    expect(refusal(await change(lines))).toMatchObject({
      fields: {
        lines: 'You can give discounts up to 10 % (₹20.00). A manager or an admin can give more',
      },
    });
  const both = [...express(3000), { kind: 'DISCOUNT', amount: 1001, reason: 'A lost button' }];
  expect(refusal(await change(both)).fields).toHaveProperty(['lines.1.amount']);

  const lowered = (await change(express(2000))).data?.changed.order;
  expect(lowered?.totalPrice).toBe(22_000);
  expect(lowered?.timeline.at(-1)?.reason).toContain('Surcharge (Express) ₹40.00 → ₹20.00');
  const removed = (await change([], { version: lowered?.version }, admin)).data?.changed.order;
  expect(removed?.timeline.at(-1)?.reason).toContain('Surcharge (Express) removed');

  const days = { from: today(), to: today() };
  const report = await test.graphql<{ reportControl: object[] }>(REPORT, days, admin.token);
  expect(report.data?.reportControl).toHaveLength(2);
  expect(report.data?.reportControl).toContainEqual({
    ...{ personName: 'Ravi Nair', discounts: 1, discountAmount: 2000 },
  });
});
