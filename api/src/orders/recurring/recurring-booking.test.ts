import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { today } from '../../platform/dates.js';
import { addressIn, makeArea, slotOn } from '../../testing/areas/areas.js';
import { entriesOf } from '../../testing/audit/stored-entries.js';
import { makeUser } from '../../testing/factories.js';
import {
  BOOK_BY_STAFF,
  inDays,
  PAUSE,
  type RecurringFixture,
  SKIP,
  startRecurringFixture,
} from '../../testing/orders/recurring-fixture.js';
import { makeAddress, makeRecurring } from '../../testing/orders/recurring.js';
import { refusal } from '../../testing/refusals.js';

let shop: RecurringFixture;
beforeAll(async () => {
  shop = await startRecurringFixture();
});
afterAll(() => shop.test.stop());

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** Weekday of a date as in the schema. */
const weekdayOf = (day: string): string => WEEKDAY.format(new Date(day)).toUpperCase();

describe('a booking that repeats', () => {
  it('creates an order like any booking, and a recurring pickup with next day, slot and address', async () => {
    const area = await makeArea(shop.test, { slots: [slotOn(inDays(1))] });
    const who = await makeUser(shop.test);
    const { id: addressId } = await makeAddress(shop.test, who, {
      pincode: area.pincodes[0] ?? '',
    });
    const booking = { addressId, slotId: area.slots[0]?.id, recurrence: 'FORTNIGHTLY' };
    const { data } = await shop.book(booking, { by: who });
    const order = data?.bookPickup.booking;
    expect(order).toMatchObject({
      recurrence: 'FORTNIGHTLY',
      timeline: [{ reason: 'Fortnightly pickup', actor: { name: who.name } }],
    });
    expect(await shop.plansOf(who)).toEqual([
      expect.objectContaining({
        ...{ interval: 'FORTNIGHTLY', weekday: weekdayOf(inDays(1)), nextOn: inDays(15) },
        ...{ bookedOn: inDays(1), bookedOrderId: order?.id, pickupAddress: addressIn(area) },
        ...{ slotStartTime: '10:00', slotEndTime: '12:00', paused: false, ended: false },
      }),
    ]);
    const mail = await shop.test.mailTo(who.email, ({ text }) => text.includes(order?.id ?? ''));
    expect(mail.text).toContain('Repeats: Every two weeks');
  });

  it('creates one recurring pickup for repeated requests; a second one at this address on this weekday is a CONFLICT', async () => {
    const who = await makeUser(shop.test);
    const { id: addressId } = await makeAddress(shop.test, who);
    const twice = () => shop.book({ addressId }, { by: who, key: 'twice' });
    const ids = await Promise.all([twice(), twice()]).then((answers) =>
      answers.map(({ data }) => data?.bookPickup.booking.id),
    );
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
    const again = await shop.book({ addressId, pickupDate: inDays(8) }, { by: who });
    expect(refusal(again)).toMatchObject({
      code: 'CONFLICT',
      fields: {
        recurrence: 'You already have a recurring pickup at this address on this day of the week',
      },
    });
    expect(await shop.plansOf(who)).toHaveLength(1);
    const orders = await shop.test.orm.em
      .fork()
      .execute('select from "order" where user_id = ?', [who.id]);
    expect(orders).toHaveLength(1);
  });

  it('stores a name and a phone only if they differ from those of the account', async () => {
    const who = await makeUser(shop.test, { name: 'Asha Rao' });
    for (const [name, phone] of [
      ['Asha Rao', who.phone],
      ['Ravi', '9123456789'],
    ] as const) {
      const { id: addressId } = await makeAddress(shop.test, who);
      expect(refusal(await shop.book({ addressId, name, phone }, { by: who })).code).toBe('OK');
    }
    const contacts = await shop.test.orm.em
      .fork()
      .execute(
        'select name, phone from recurring_pickup where user_id = ? order by name nulls first',
        [who.id],
      );
    expect(contacts).toEqual([
      { name: null, phone: null },
      { name: 'Ravi', phone: '9123456789' },
    ]);
  });

  it('needs an own saved address, and is no walk-in', async () => {
    const other = await makeAddress(shop.test, shop.staff);
    const typed = { pickupAddress: '12, Long Street, Chennai, Tamil Nadu - 600020' };
    for (const where of [typed, { addressId: other.id }])
      expect(refusal(await shop.book(where)).fields).toHaveProperty('addressId');
    const input = {
      customerId: shop.customer.id,
      pickupDate: today(),
      walkIn: true,
      recurrence: 'WEEKLY',
    };
    const walkIn = await shop.test.graphql(BOOK_BY_STAFF, { input }, shop.staff.token);
    expect(refusal(walkIn).fields).toHaveProperty('recurrence');
    expect(await shop.plansOf(shop.customer)).toEqual([]);
  });

  it('is possible ten times per customer, also with concurrent requests', async () => {
    const who = await makeUser(shop.test);
    const addressLines = await Promise.all(
      Array.from({ length: 12 }, () => makeAddress(shop.test, who)),
    );
    const answers = await Promise.all(
      addressLines.map(({ id }) => shop.book({ addressId: id }, { by: who })),
    );
    const refused = answers.map(refusal).filter(({ code }) => code !== 'OK');
    expect(refused.map(({ code }) => code)).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await shop.plansOf(who)).toHaveLength(10);
  });
});

describe('staff who book', () => {
  it('do the same for a customer, and the audit has their name', async () => {
    const who = await makeUser(shop.test);
    const { id: addressId } = await makeAddress(shop.test, who);
    const input = { customerId: who.id, addressId, pickupDate: inDays(1), recurrence: 'WEEKLY' };
    const booked = await shop.test.graphql(BOOK_BY_STAFF, { input }, shop.staff.token);
    expect(refusal(booked).code).toBe('OK');
    const [plan] = await shop.plansOf(who, shop.staff);
    if (!plan) throw new Error('It does not repeat');
    await shop.made(PAUSE, plan, { by: shop.staff, until: inDays(40) });
    const entries = await entriesOf(shop.test, { about: plan.id });
    expect(entries.map(({ operation, by_name }) => [operation, by_name])).toEqual([
      ['createBookingForCustomer', 'Meena'],
      ['pauseRecurringPickup', 'Meena'],
    ]);
    expect(entries[1]?.after).toMatchObject({ paused: true, paused_until: inDays(40) });
  });

  it('and their customer get a conflict that names the other user', async () => {
    const who = await makeUser(shop.test, { name: 'Asha Rao' });
    const plan = await makeRecurring(shop.test, who);
    const answers = await Promise.all([
      shop.make(SKIP, plan, { by: who }),
      shop.make(SKIP, plan, { by: shop.staff }),
    ]);
    const codes = answers.map((answer) => refusal(answer).code);
    expect(codes.toSorted()).toEqual(['CONFLICT', 'OK']);
    const late = refusal(answers[codes.indexOf('CONFLICT')] ?? answers[0]);
    expect(late.message).toMatch(
      /^(Asha Rao|Meena) changed the recurring pickup in the meantime\./,
    );
    expect((await shop.plansOf(who))[0]?.nextOn).toBe(inDays(14));
  });
});
