import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, readableDay, today } from '../../platform/dates.js';
import { mailsTo } from '../../testing/accounts/sign-in.js';
import { addressIn, makeArea, slotOn, weekdayOf } from '../../testing/areas/areas.js';
import { entriesOf } from '../../testing/audit/stored-entries.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeAddress, makeRecurring } from '../../testing/orders/recurring.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const PLAN = `id version every weekday nextDay bookedDay bookedOrderId slotStarts slotEnds pickupAddress
  paused pausedUntil ended`;
const BOOK = `mutation ($input: BookPickupInput!, $key: String) {
  bookPickup(input: $input, idempotencyKey: $key) {
    booking { id recurring timeline { reason byName } }
  }
}`;
const DESK = `mutation ($input: DeskBookingInput!) {
  bookForCustomer(input: $input) { booking { id recurring } }
}`;
const PLANS = `query ($userId: ID) { recurringPickups(userId: $userId) { ${PLAN} } }`;
const change = (name: string, args = '', given = '') => `
  mutation ($id: ID!, $version: Int!${args}) {
    change: ${name}RecurringPickup(id: $id, version: $version${given}) { message recurringPickup { ${PLAN} } }
  }`;
const PAUSE = change('pause', ', $until: CalendarDate', ', until: $until');
const [RESUME, SKIP, UNSKIP, END] = ['resume', 'skip', 'unskip', 'end'].map((name) => change(name));
const DELETE_ADDRESS = `mutation ($id: ID!) { deleteAddress(id: $id) { message } }`;

interface Plan {
  id: string;
  version: number;
  nextDay: string | null;
  paused: boolean;
  pausedUntil: string | null;
}
interface Booked {
  bookPickup: { booking: { id: string } };
}

const inDays = (days: number) => addDays(today(), days);

let test: TestServer;
let customer: TestUser;
let desk: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  customer = await makeUser(test, { name: 'Asha Rao' });
  desk = await makeStaff(test, ['orders.book'], { name: 'Meena' });
});
afterAll(() => test.stop());

interface Booking {
  by?: TestUser;
  key?: string;
}

const book = (input: object, { by = customer, key }: Booking = {}) => {
  const values = { pickupDate: inDays(1), phone: by.phone, repeat: 'WEEK', ...input };
  return test.graphql<Booked>(BOOK, { input: values, key }, by.token);
};

const plansOf = async (user: TestUser, by = user) => {
  const variables = { userId: by === user ? null : user.id };
  const answer = await test.graphql<{ recurringPickups: Plan[] }>(PLANS, variables, by.token);
  return answer.data?.recurringPickups ?? [];
};

const make = (document: string | undefined, plan: Pick<Plan, 'id' | 'version'>, values = {}) => {
  const { by = customer, ...given } = values as { by?: TestUser };
  const variables = { id: plan.id, version: plan.version, ...given };
  return test.graphql<{ change: { message: string; recurringPickup: Plan } }>(
    document ?? '',
    variables,
    by.token,
  );
};

async function made(...given: Parameters<typeof make>): Promise<Plan> {
  const { data, errors } = await make(...given);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.change.recurringPickup;
}

describe('a booking that repeats', () => {
  it('is booked as any other, and listed with its next day, time and address', async () => {
    const area = await makeArea(test, { slots: [slotOn(inDays(1))] });
    const who = await makeUser(test);
    const { id: addressId } = await makeAddress(test, who, { pincode: area.pincodes[0] ?? '' });
    const booking = { addressId, slotId: area.slots[0]?.id, repeat: 'TWO_WEEKS' };
    const { data } = await book(booking, { by: who });
    const order = data?.bookPickup.booking;
    expect(order).toMatchObject({
      recurring: 'TWO_WEEKS',
      timeline: [{ reason: 'Two-weekly pickup', byName: who.name }],
    });
    expect(await plansOf(who)).toEqual([
      expect.objectContaining({
        ...{ every: 'TWO_WEEKS', weekday: weekdayOf(inDays(1)), nextDay: inDays(15) },
        ...{ bookedDay: inDays(1), bookedOrderId: order?.id, pickupAddress: addressIn(area) },
        ...{ slotStarts: '10:00', slotEnds: '12:00', paused: false, ended: false },
      }),
    ]);
    const mail = await test.mailTo(who.email, ({ text }) => text.includes(order?.id ?? ''));
    expect(mail.text).toContain('Repeats: Every two weeks');
  });

  it('sent twice, or at the same moment, is one; another on this weekday there is refused whole', async () => {
    const who = await makeUser(test);
    const { id: addressId } = await makeAddress(test, who);
    const twice = () => book({ addressId }, { by: who, key: 'twice' });
    const ids = await Promise.all([twice(), twice()]).then((answers) =>
      answers.map(({ data }) => data?.bookPickup.booking.id),
    );
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
    const again = await book({ addressId, pickupDate: inDays(8) }, { by: who });
    expect(refusal(again)).toMatchObject({
      code: 'CONFLICT',
      fields: { repeat: 'A pickup on this day of the week repeats at this address already' },
    });
    expect(await plansOf(who)).toHaveLength(1);
    const orders = await test.orm.em
      .fork()
      .execute('select from "order" where user_id = ?', [who.id]);
    expect(orders).toHaveLength(1);
  });

  it('keeps a name and a phone only where they are others than those of the account', async () => {
    const who = await makeUser(test, { name: 'Asha Rao' });
    for (const [name, phone] of [
      ['Asha Rao', who.phone],
      ['Ravi', '9123456789'],
    ] as const) {
      const { id: addressId } = await makeAddress(test, who);
      expect(refusal(await book({ addressId, name, phone }, { by: who })).code).toBe('OK');
    }
    const kept = await test.orm.em
      .fork()
      .execute(
        'select name, phone from recurring_pickup where user_id = ? order by name nulls first',
        [who.id],
      );
    expect(kept).toEqual([
      { name: null, phone: null },
      { name: 'Ravi', phone: '9123456789' },
    ]);
  });

  it('needs an own saved address, and is no walk-in', async () => {
    const other = await makeAddress(test, desk);
    const typed = { pickupAddress: '12, Long Street, Chennai, Tamil Nadu - 600020' };
    for (const where of [typed, { addressId: other.id }])
      expect(refusal(await book(where)).fields).toHaveProperty('addressId');
    const input = { customerId: customer.id, pickupDate: today(), walkIn: true, repeat: 'WEEK' };
    const walkIn = await test.graphql(DESK, { input }, desk.token);
    expect(refusal(walkIn).fields).toHaveProperty('repeat');
    expect(await plansOf(customer)).toEqual([]);
  });

  it('is at most ten, however many are booked at once', async () => {
    const who = await makeUser(test);
    const doors = await Promise.all(Array.from({ length: 12 }, () => makeAddress(test, who)));
    const answers = await Promise.all(doors.map(({ id }) => book({ addressId: id }, { by: who })));
    const refused = answers.map(refusal).filter(({ code }) => code !== 'OK');
    expect(refused.map(({ code }) => code)).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await plansOf(who)).toHaveLength(10);
  });
});

describe('its customer', () => {
  it('pauses it until a day, or until it is resumed', async () => {
    const plan = await makeRecurring(test, customer);
    for (const until of [today(), inDays(367)])
      expect(refusal(await make(PAUSE, plan, { until })).fields).toHaveProperty('until');
    const away = await made(PAUSE, plan, { until: inDays(15) });
    expect(away).toMatchObject({ paused: true, pausedUntil: inDays(15), nextDay: inDays(21) });
    expect(refusal(await make(SKIP, away)).message).toMatch(/^It is paused/);
    const back = await made(RESUME, away);
    expect(back).toMatchObject({ paused: false, pausedUntil: null, nextDay: inDays(7) });
    expect(await made(PAUSE, back)).toMatchObject({ paused: true, nextDay: null });
  });

  it('skips the next one, which stays skipped', async () => {
    const plan = await makeRecurring(test, customer, { every: 'two weeks' });
    const skipped = await made(SKIP, plan);
    expect(skipped.nextDay).toBe(inDays(28));
    expect(refusal(await make(RESUME, skipped)).message).toBe('It is not paused');
    const away = await made(PAUSE, skipped);
    expect((await made(RESUME, away)).nextDay).toBe(inDays(28));
  });

  it('skips no further ahead than it can be paused', async () => {
    const { id, version } = await makeRecurring(test, customer);
    await test.orm.em
      .fork()
      .execute('update recurring_pickup set next_day = ?, handled_until = ? where id = ?', [
        ...[inDays(357), inDays(350), id],
      ]);
    const last = await made(SKIP, { id, version });
    expect(last.nextDay).toBe(inDays(364));
    expect(refusal(await make(SKIP, last))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('more than 366 days ahead') as string,
    });
  });

  it('takes back what was skipped last, one after the other, and nothing that was booked', async () => {
    const first = await makeRecurring(test, customer);
    const third = await made(SKIP, await made(SKIP, first));
    expect(third.nextDay).toBe(inDays(21));
    const second = await made(UNSKIP, third);
    expect(second.nextDay).toBe(inDays(14));
    const away = await made(PAUSE, second);
    expect(refusal(await make(UNSKIP, away)).code).toBe('CONFLICT');
    const as = await made(UNSKIP, await made(RESUME, away));
    expect(as.nextDay).toBe(inDays(7));
    expect(refusal(await make(UNSKIP, as)).message).toBe(
      'There is no skipped pickup that can be taken back',
    );
    expect(refusal(await make(UNSKIP, third)).message).toContain('in the meantime');
  });

  it('ends it, and what is booked stays', async () => {
    const who = await makeUser(test);
    const plan = await makeRecurring(test, who);
    expect(await made(END, plan, { by: who })).toMatchObject({ ended: true, nextDay: null });
    expect(await plansOf(who)).toEqual([]);
    for (const document of [PAUSE, RESUME, SKIP, UNSKIP, END])
      expect(refusal(await make(document, plan, { by: who })).code).toBe('NOT_FOUND');
    const orders = await test.orm.em
      .fork()
      .execute('select order_status from "order" where user_id = ?', [who.id]);
    expect(orders).toEqual([{ order_status: 'waiting for pickup' }]);
  });

  it('finds nobody else’s', async () => {
    const plan = await makeRecurring(test, await makeUser(test));
    const others = { userId: (await makeUser(test)).id };
    for (const document of [PAUSE, RESUME, SKIP, UNSKIP, END])
      expect(refusal(await make(document, plan))).toMatchObject({
        ...{ code: 'NOT_FOUND', message: 'Recurring pickup not found' },
      });
    expect(refusal(await test.graphql(PLANS, others, customer.token)).code).toBe('NOT_FOUND');
    const blind = await makeStaff(test, ['orders.read']);
    expect(refusal(await make(END, plan, { by: blind })).code).toBe('FORBIDDEN');
  });
});

describe('staff who book', () => {
  it('do the same for a customer, and the audit says who', async () => {
    const who = await makeUser(test);
    const { id: addressId } = await makeAddress(test, who);
    const input = { customerId: who.id, addressId, pickupDate: inDays(1), repeat: 'WEEK' };
    const booked = await test.graphql(DESK, { input }, desk.token);
    expect(refusal(booked).code).toBe('OK');
    const [plan] = await plansOf(who, desk);
    if (!plan) throw new Error('It does not repeat');
    await made(PAUSE, plan, { by: desk, until: inDays(40) });
    const told = await entriesOf(test, { about: plan.id });
    expect(told.map(({ operation, by_name }) => [operation, by_name])).toEqual([
      ['bookForCustomer', 'Meena'],
      ['pauseRecurringPickup', 'Meena'],
    ]);
    expect(told[1]?.after).toMatchObject({ paused: true, paused_until: inDays(40) });
  });

  it('and their customer are told who was quicker', async () => {
    const who = await makeUser(test, { name: 'Asha Rao' });
    const plan = await makeRecurring(test, who);
    const answers = await Promise.all([
      make(SKIP, plan, { by: who }),
      make(SKIP, plan, { by: desk }),
    ]);
    const codes = answers.map((answer) => refusal(answer).code);
    expect(codes.toSorted()).toEqual(['CONFLICT', 'OK']);
    const late = refusal(answers[codes.indexOf('CONFLICT')] ?? answers[0]);
    expect(late.message).toMatch(
      /^(Asha Rao|Meena) changed this recurring pickup in the meantime\./,
    );
    expect((await plansOf(who))[0]?.nextDay).toBe(inDays(14));
  });
});

describe('its customer is mailed what staff do', () => {
  it('each once, and not what they do themselves', async () => {
    const who = await makeUser(test, { name: 'Asha Rao' });
    const plan = await makeRecurring(test, who);
    const own = await made(UNSKIP, await made(SKIP, plan, { by: who }), { by: who });
    const mine = await made(RESUME, await made(PAUSE, own, { by: who }), { by: who });
    expect(await mailsTo(test, who.email)).toEqual([]);
    const skipped = await made(SKIP, mine, { by: desk });
    expect(refusal(await make(SKIP, mine, { by: desk })).code).toBe('CONFLICT');
    const back = await made(UNSKIP, skipped, { by: desk });
    const away = await made(PAUSE, back, { by: desk, until: inDays(15) });
    await made(END, await made(RESUME, away, { by: desk }), { by: desk });
    expect(await mailsTo(test, who.email)).toEqual([{ topic: 'recurring pickup changed', n: 5 }]);
    const day = readableDay(inDays(7));
    const words = [
      'has ended',
      'goes on',
      'is paused',
      `leaves out ${day}`,
      `is on again on ${day}`,
    ];
    for (const each of words)
      await test.mailTo(who.email, ({ subject }) => subject === `Your weekly pickup ${each}`);
  });

  it('also that it ended with its address', async () => {
    const who = await makeUser(test);
    const { addressId } = await makeRecurring(test, who);
    const clerk = await makeStaff(test, ['customers.write']);
    const remove = () => test.graphql(DELETE_ADDRESS, { id: addressId }, clerk.token);
    const twice = await Promise.all([remove(), remove()]);
    expect(twice.map((answer) => refusal(answer).code).toSorted()).toEqual(['NOT_FOUND', 'OK']);
    expect(await mailsTo(test, who.email)).toEqual([{ topic: 'recurring pickup changed', n: 1 }]);
    const mail = await test.mailTo(who.email, () => true);
    expect(mail.text).toContain('We have deleted its address, so it has ended');
  });

  it('or nothing is done', async () => {
    const who = await makeUser(test);
    const plan = await makeRecurring(test, who);
    const em = test.orm.em.fork();
    await em.execute(`
      create function refuse_mail() returns trigger language plpgsql as $$ begin raise 'no mails'; end $$;
      create trigger no_mails before insert on mail for each row execute function refuse_mail();`);
    const refused = await make(END, plan, { by: desk });
    await em.execute('drop function refuse_mail cascade');
    expect(refusal(refused).code).toBe('INTERNAL_SERVER_ERROR');
    expect(await plansOf(who)).toHaveLength(1);
  });
});

describe('it ends with', () => {
  it('its address', async () => {
    const who = await makeUser(test);
    const { addressId } = await makeRecurring(test, who);
    await makeRecurring(test, who);
    const remove = () => test.graphql(DELETE_ADDRESS, { id: addressId }, who.token);
    expect(refusal(await remove()).code).toBe('OK');
    expect(await plansOf(who)).toHaveLength(1);
    expect(await mailsTo(test, who.email)).toEqual([]);
  });

  it('its account', async () => {
    const firm = await makeUser(test, { role: 'enterprise' });
    const { id } = await makeRecurring(test, firm);
    const em = test.orm.em.fork();
    await em.execute(`update "order" set order_status = 'cancelled' where user_id = ?`, [firm.id]);
    const admin = await makeAdmin(test);
    const remove = `mutation ($id: ID!) { deleteEnterprise(id: $id) { message } }`;
    const gone = await test.graphql(remove, { id: firm.id }, admin.token);
    expect(refusal(gone)).toMatchObject({ code: 'OK' });
    const [plan] = await em.execute<{ next_day: null; ended_at: Date }[]>(
      'select next_day, ended_at from recurring_pickup where id = ?',
      [id],
    );
    expect(plan?.next_day).toBeNull();
    expect(plan?.ended_at).not.toBeNull();
  });
});
