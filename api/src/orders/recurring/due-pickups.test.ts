import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Holiday } from '../../areas/holiday.entity.js';
import { Order } from '../order.entity.js';
import { addDays, readableDay, today } from '../../platform/dates.js';
import { makeArea, slotOn } from '../../testing/areas/areas.js';
import { makeUser, type TestUser } from '../../testing/factories.js';
import { makeRecurring } from '../../testing/orders/recurring.js';
import { ADDRESS } from '../../testing/call-context.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { makeDuePickups } from './due-pickups.service.js';

// The job runs with a clock some days ahead, so that the job of another test does not book these
// pickups.
const DAY = addDays(today(), 7);
const EVE = { day: addDays(DAY, -1), time: '09:30' };
const MORNING = { day: DAY, time: '11:59' };
const NOON = { day: DAY, time: '12:00' };

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  await makeArea(test, { pincodes: [ADDRESS.pincode] });
});
afterAll(() => test.stop());

const sql = <Row>(text: string, values: unknown[]) =>
  test.orm.em.fork().execute<Row[]>(text, values);

const run = (now = EVE) => makeDuePickups({ em: test.orm.em.fork(), app: test.app }, now);

/** The orders of a customer for that day, and the subjects of the mails about them. */
async function madeFor({ id, email }: Pick<TestUser, 'id' | 'email'>, day = DAY) {
  const orders = await test.orm.em.fork().find(Order, { user: id, pickupDate: day });
  const mails = await sql<{ topic: string }>(`select topic from mail where recipient = ?`, [email]);
  return { orders, mails: mails.map(({ topic }) => topic) };
}

const planOf = async ({ id }: { id: string }) => {
  const [plan] = await sql<{ next: string | null; paused: boolean; version: number }>(
    'select next_day::text as next, paused, version from recurring_pickup where id = ?',
    [id],
  );
  return plan;
};

const mailOf = (email: string, subject: string) =>
  test.mailTo(email, (mail) => mail.subject.startsWith(subject));

describe('a recurring pickup on the day before', () => {
  it('is booked without an actor, and mailed', async () => {
    const who = await makeUser(test);
    const area = await makeArea(test, { slots: [slotOn(DAY)] });
    const pincode = area.pincodes[0] ?? '';
    const slotId = area.slots[0]?.id ?? null;
    const plan = await makeRecurring(test, who, { slotId, pincode, phone: '9123456789' });
    await run({ ...EVE, day: addDays(DAY, -2) });
    expect((await madeFor(who)).orders).toEqual([]);
    await run();
    const { orders, mails } = await madeFor(who);
    expect(orders).toMatchObject([
      { slotId, slotStartTime: '10:00', pickupPhoneNumber: '9123456789', recurrence: 'week' },
    ]);
    expect(mails).toEqual(['recurring pickup booked']);
    const mail = await mailOf(who.email, `Weekly pickup on ${readableDay(DAY)}`);
    expect(mail.text).toContain('Time: 10:00 AM–12:00 PM');
    const [event] = await sql<{ reason: string; by_user_id: string | null }>(
      'select reason, by_user_id from order_event where order_id = ?',
      [orders[0]?.id],
    );
    expect(event).toEqual({ reason: 'Weekly pickup', by_user_id: null });
    expect(await planOf(plan)).toEqual({ next: addDays(DAY, 7), paused: false, version: 2 });
  });

  it('is booked once by concurrent and repeated runs, also with an earlier day', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => makeUser(test)));
    const plans = await Promise.all(people.map((who) => makeRecurring(test, who)));
    await Promise.all(Array.from({ length: 4 }, () => run()));
    await run();
    const ids = plans.map(({ id }) => id);
    await sql('update recurring_pickup set next_day = ? where id = any(?)', [
      DAY,
      `{${ids.join()}}`,
    ]);
    await run();
    for (const who of people) {
      const { orders, mails } = await madeFor(who);
      expect(orders).toHaveLength(1);
      expect(mails).toEqual(['recurring pickup booked']);
    }
    for (const plan of plans) expect((await planOf(plan))?.next).toBe(addDays(DAY, 7));
  });

  it('is not booked if saving its mail fails, and is booked with its mail by the next run', async () => {
    const [unlucky, other] = [await makeUser(test), await makeUser(test)];
    const plan = await makeRecurring(test, unlucky);
    await makeRecurring(test, other);
    await sql(
      `create function break_mail() returns trigger language plpgsql as $$
       begin if new.recipient = '${unlucky.email}' then raise 'gone'; end if; return new; end $$`,
      [],
    );
    await sql(
      'create trigger breaks before insert on mail for each row execute function break_mail()',
      [],
    );
    await expect(run()).rejects.toThrow('gone');
    expect(await madeFor(unlucky)).toEqual({ orders: [], mails: [] });
    expect((await planOf(plan))?.next).toBe(DAY);
    expect((await madeFor(other)).orders).toHaveLength(1);
    await sql('drop trigger breaks on mail', []);
    await run();
    const { orders, mails } = await madeFor(unlucky);
    expect([orders.length, mails]).toEqual([1, ['recurring pickup booked']]);
  });

  it('uses the customer’s current e-mail and phone, or sends no e-mail', async () => {
    const [moved, without] = [await makeUser(test), await makeUser(test)];
    for (const who of [moved, without]) await makeRecurring(test, who);
    const email = `new.${moved.email}`;
    await sql(`update "user" set email = ?, phone = '9000000009' where id = ?`, [email, moved.id]);
    await sql('update "user" set email = null, email_proved = false where id = ?', [without.id]);
    await run();
    const { orders, mails } = await madeFor({ id: moved.id, email });
    expect(mails).toEqual(['recurring pickup booked']);
    expect(orders).toMatchObject([{ pickupPhoneNumber: '9000000009' }]);
    const withoutPhone = await madeFor(without);
    expect([withoutPhone.orders.length, withoutPhone.mails]).toEqual([1, []]);
  });

  it('books nothing while it is paused, and after the account was deleted', async () => {
    const [paused, gone] = [await makeUser(test), await makeUser(test)];
    const plan = await makeRecurring(test, paused);
    await makeRecurring(test, gone);
    await sql('update recurring_pickup set paused = true, next_day = null where id = ?', [plan.id]);
    await sql('update "user" set archived_at = now() where id = ?', [gone.id]);
    await run();
    for (const who of [paused, gone]) expect(await madeFor(who)).toEqual({ orders: [], mails: [] });
  });
});

describe('a day that cannot be booked as planned', () => {
  it('a full slot is replaced by the next free one, then by an earlier one, then by any time', async () => {
    const spans = [
      { startTime: '08:00', endTime: '10:00', capacity: 1 },
      { startTime: '10:00', endTime: '12:00', capacity: 1 },
      { startTime: '16:00', endTime: '18:00', capacity: 1 },
    ];
    const area = await makeArea(test, { slots: spans.map((span) => slotOn(DAY, span)) });
    const usual = area.slots.find(({ startTime }) => startTime === '10:00')?.id ?? '';
    const people = await Promise.all(Array.from({ length: 4 }, () => makeUser(test)));
    const place = { slotId: usual, pincode: area.pincodes[0] ?? '' };
    for (const who of people) await makeRecurring(test, who, place);
    await run();
    const made = await Promise.all(people.map((who) => madeFor(who)));
    const starts = made.map(({ orders }) => orders[0]?.slotStartTime);
    expect(starts).toEqual(['10:00', '16:00', '08:00', null]);
    const later = await mailOf(people[1]?.email ?? '', 'Weekly pickup');
    expect(later.text).toContain(
      'Your usual time, 10:00 AM–12:00 PM, is full on this day. We will come at 4:00 PM–6:00 PM instead.',
    );
    const any = await mailOf(people[3]?.email ?? '', 'Weekly pickup');
    expect(any.text).toContain('We will come at another time on that day instead.');
  });

  it('nothing is booked on a closed day, and the mail has the reason and the next day', async () => {
    const who = await makeUser(test);
    const closed = addDays(today(), 28);
    const startsOn = addDays(closed, -7);
    const plan = await makeRecurring(test, who, { startsOn });
    const em = test.orm.em.fork();
    em.create(Holiday, { day: closed, reason: 'Pongal' });
    await em.flush();
    await run({ ...EVE, day: addDays(closed, -1) });
    const { orders, mails } = await madeFor(who, closed);
    expect([orders, mails]).toEqual([[], ['recurring pickup not booked']]);
    const mail = await mailOf(who.email, `No pickup on ${readableDay(closed)}`);
    expect(mail.text).toContain('We are closed on this day: Pongal.');
    expect(mail.text).toContain(`The next one is on ${readableDay(addDays(closed, 7))}`);
    expect((await planOf(plan))?.next).toBe(addDays(closed, 7));
  });

  it('is paused, with one e-mail, when the address is no longer served', async () => {
    const area = await makeArea(test);
    const who = await makeUser(test);
    const plan = await makeRecurring(test, who, { pincode: area.pincodes[0] ?? '' });
    await sql('delete from area_pincode where area_id = ?', [area.id]);
    await run();
    await run({ ...EVE, day: addDays(DAY, 6) });
    const { orders, mails } = await madeFor(who);
    expect([orders, mails]).toEqual([[], ['recurring pickup not booked']]);
    const mail = await mailOf(who.email, 'No pickup on');
    expect(mail.text).toContain(`We do not serve ${area.pincodes[0]} any more.`);
    expect(await planOf(plan)).toMatchObject({ next: null, paused: true });
  });
});

describe('a booking that the job missed on the day before', () => {
  it('is made on the pickup day until noon, and after noon reported as not booked', async () => {
    const [early, late] = [await makeUser(test), await makeUser(test)];
    await makeRecurring(test, early);
    await run(MORNING);
    await makeRecurring(test, late);
    await run(NOON);
    expect((await madeFor(early)).orders).toHaveLength(1);
    const { orders, mails } = await madeFor(late);
    expect([orders, mails]).toEqual([[], ['recurring pickup not booked']]);
  });

  it('is not made after the pickup day: one mail reports all missed days, and the next day is booked', async () => {
    const who = await makeUser(test);
    const plan = await makeRecurring(test, who);
    const next = addDays(DAY, 14);
    await run({ ...EVE, day: addDays(next, -1) });
    expect((await madeFor(who)).orders).toEqual([]);
    const { orders, mails } = await madeFor(who, next);
    expect(orders).toHaveLength(1);
    expect(mails.toSorted()).toEqual(['recurring pickup booked', 'recurring pickup not booked']);
    const mail = await mailOf(who.email, `No pickup on ${readableDay(DAY)}`);
    expect(mail.text).toContain('Sorry, we could not book it in time');
    expect((await planOf(plan))?.next).toBe(addDays(next, 7));
  });
});
