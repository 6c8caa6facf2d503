import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../platform/dates.js';
import { makeUser, type TestUser } from '../testing/factories.js';
import { makeCloth, makeOrder } from '../testing/orders/order-factories.js';
import { CashFixture } from '../testing/payments/cash-fixture.js';
import { refusal } from '../testing/refusals.js';
import { offlineTimestamp } from './offline-timestamp.js';

const MINUTE = 60_000;

describe('the time that a device recorded', () => {
  const now = Date.parse('2026-03-05T06:00:00Z');
  const since = new Date(now - 3 * DAY_MS);
  const ago = (ms: number, from = since) => offlineTimestamp(new Date(now - ms), from, now);

  it.each([2 * MINUTE, 85 * MINUTE, 3 * DAY_MS])('counts from the first moment on (%i)', (ms) => {
    expect(ago(ms)).toEqual(new Date(now - ms));
  });

  it.each([
    ['ahead', -1],
    ['just now', 2 * MINUTE - 1],
    ['before there was anything', 3 * DAY_MS + 1],
  ])('is ignored when it is %s', (_, ms) => {
    expect(ago(ms)).toBeNull();
  });

  it('is ignored after a week, and without an order', () => {
    const old = new Date(0);
    expect([ago(7 * DAY_MS, old), ago(7 * DAY_MS + 1, old)]).toEqual([
      new Date(now - 7 * DAY_MS),
      null,
    ]);
    expect(offlineTimestamp(null, since, now)).toBeNull();
    expect(offlineTimestamp(new Date('x'), since, now)).toBeNull();
  });
});

const LATER = `recordedAt`;
const SHOWN = `order { version timeline { kind toStatus occurredAt recordedAt } payments { createdAt recordedAt } }`;
const PICKUP = `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!, $${LATER}: DateTime) {
  done: recordPickup(id: $id, version: $version, input: { items: $items, ${LATER}: $${LATER} }) { ${SHOWN} }
}`;
const PAY = `mutation ($id: ID!, $version: Int!, $input: UpdatePaymentInput!) {
  done: updatePayment(id: $id, version: $version, input: $input) { ${SHOWN} }
}`;
const DELIVER = `mutation ($id: ID!, $version: Int!, $reason: String, $deliveryOTP: String, $${LATER}: DateTime) {
  done: deliverOrder(id: $id, version: $version, input: { reason: $reason, deliveryOTP: $deliveryOTP, ${LATER}: $${LATER} }) { ${SHOWN} }
}`;

interface Moments {
  occurredAt: string;
  recordedAt: string | null;
}

interface OrderResponse {
  version: number;
  timeline: (Moments & { kind: string; toStatus: string | null })[];
  payments: { createdAt: string; recordedAt: string | null }[];
}

let fixture: CashFixture;
let customer: TestUser;
beforeAll(async () => {
  fixture = await CashFixture.open();
  customer = await makeUser(fixture.test);
});
afterAll(() => fixture.test.stop());

const DRIVER_PERMISSIONS = ['orders.read', 'orders.pickup', 'orders.deliver'] as const;
const driver = () => fixture.cashier([...DRIVER_PERMISSIONS]);
const yesterday = () => new Date(Date.now() - DAY_MS);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

async function done(
  document: string,
  variables: object,
  { token }: TestUser,
): Promise<OrderResponse> {
  const { data, errors } = await fixture.test.graphql<{ done: { order: OrderResponse } }>(
    document,
    variables,
    token,
  );
  if (!data) throw new Error(errors?.[0]?.message);
  return data.done.order;
}

describe('a change recorded offline', () => {
  it('has its time and the time of arrival in timeline and ledger', async () => {
    const who = await driver();
    const { id } = await makeOrder(fixture.test, customer, { createdAt: yesterday() });
    const { id: clothId } = await makeCloth(fixture.test);
    const [picked, paid, wrong] = [minutesAgo(90), minutesAgo(60), minutesAgo(30)];
    const items = [{ clothId, quantity: 2 }];
    await done(PICKUP, { id, version: 1, items, recordedAt: picked }, who);
    const input = { status: 'PAID', method: 'CASH', recordedAt: paid };
    const order = await done(PAY, { id, version: 2, input }, who);
    const [event, payment] = [order.timeline.at(-1), order.payments[0]];
    expect(order.timeline).toMatchObject([
      { kind: 'BOOKED', recordedAt: null },
      { toStatus: 'PICKED', recordedAt: picked },
      { kind: 'PAYMENT_RECORDED', recordedAt: paid },
    ]);
    expect(payment?.recordedAt).toBe(paid);
    for (const came of [event?.occurredAt, payment?.createdAt])
      expect(Date.parse(came ?? '')).toBeGreaterThan(Date.parse(wrong));
  });

  it('shows its time also for a delivery and a wrong code, and ignores a time in the future', async () => {
    const who = await driver();
    const values = { orderStatus: 'dispatched', createdAt: yesterday() } as const;
    const { id, version } = await makeOrder(fixture.test, customer, values);
    const [tried, delivered] = [minutesAgo(50), minutesAgo(40)];
    const attempt = { id, version, deliveryOTP: '9999', recordedAt: tried };
    const { fields } = refusal(await fixture.test.graphql(DELIVER, attempt, who.token));
    expect(fields).toHaveProperty('deliveryOTP');
    const order = await done(DELIVER, { id, version, reason: 'Gate', recordedAt: delivered }, who);
    expect(order.timeline).toMatchObject([
      { kind: 'BOOKED' },
      { kind: 'WRONG_DELIVERY_CODE', recordedAt: tried },
      { toStatus: 'DELIVERED', recordedAt: delivered },
    ]);
    const ahead = { status: 'PAID', method: 'CASH', recordedAt: minutesAgo(-60) };
    const { timeline, payments } = await done(
      PAY,
      { id, version: order.version, input: ahead },
      who,
    );
    expect([timeline.at(-1)?.recordedAt, payments[0]?.recordedAt]).toEqual([null, null]);
  });

  it('is never in a closed cash-up, but in the next one', async () => {
    const who = await driver();
    const [one, other] = [
      await makeOrder(fixture.test, customer, { orderStatus: 'picked', createdAt: yesterday() }),
      await makeOrder(fixture.test, customer, { orderStatus: 'picked', createdAt: yesterday() }),
    ];
    const taken = minutesAgo(120);
    const pay = ({ id, version }: typeof one, recordedAt?: string) =>
      done(PAY, { id, version, input: { status: 'PAID', method: 'CASH', recordedAt } }, who);
    await pay(one);
    const first = await fixture.close(who, 1, { counted: 100_000 });
    const closed = { number: 1, entries: 1, expected: 100_000 };
    expect(first.data?.closeCashUp.cashUp).toMatchObject(closed);
    await pay(other, taken);
    const rows = await fixture.sql('select entries, expected from cash_up where user_id = ?', [
      who.id,
    ]);
    expect(rows).toMatchObject([{ entries: 1, expected: '100000' }]);
    expect(await fixture.ofDay(who)).toMatchObject([{ open: 1, expected: 100_000, version: 2 }]);
  });
});
