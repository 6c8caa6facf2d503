import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readableDay, today } from '../../platform/dates.js';
import { mailsTo } from '../../testing/accounts/sign-in.js';
import { makeAdmin, makeStaff, makeUser } from '../../testing/factories.js';
import {
  END,
  inDays,
  PAUSE,
  PLANS,
  type RecurringFixture,
  RESUME,
  SKIP,
  startRecurringFixture,
  UNSKIP,
} from '../../testing/orders/recurring-fixture.js';
import { makeRecurring } from '../../testing/orders/recurring.js';
import { withoutMails } from '../../testing/outbox.js';
import { refusal } from '../../testing/refusals.js';

let shop: RecurringFixture;
beforeAll(async () => {
  shop = await startRecurringFixture();
});
afterAll(() => shop.test.stop());

const DELETE_ADDRESS = `mutation ($id: ID!, $version: Int! = 1) { deleteAddress(id: $id, version: $version) { message } }`;

describe('a customer', () => {
  it('pauses a recurring pickup until a day, or until it is resumed', async () => {
    const plan = await makeRecurring(shop.test, shop.customer);
    for (const until of [today(), inDays(367)])
      expect(refusal(await shop.make(PAUSE, plan, { until })).fields).toHaveProperty('until');
    const away = await shop.made(PAUSE, plan, { until: inDays(15) });
    expect(away).toMatchObject({ paused: true, pausedUntil: inDays(15), nextOn: inDays(21) });
    expect(refusal(await shop.make(SKIP, away)).message).toMatch(/is paused\. Resume it/);
    const back = await shop.made(RESUME, away);
    expect(back).toMatchObject({ paused: false, pausedUntil: null, nextOn: inDays(7) });
    expect(await shop.made(PAUSE, back)).toMatchObject({ paused: true, nextOn: null });
  });

  it('skips the next day, which stays skipped after a pause', async () => {
    const plan = await makeRecurring(shop.test, shop.customer, { interval: 'two weeks' });
    const skipped = await shop.made(SKIP, plan);
    expect(skipped.nextOn).toBe(inDays(28));
    expect(refusal(await shop.make(RESUME, skipped)).message).toBe(
      'This recurring pickup is not paused',
    );
    const away = await shop.made(PAUSE, skipped);
    expect((await shop.made(RESUME, away)).nextOn).toBe(inDays(28));
  });

  it('cannot skip to a day more than 366 days ahead', async () => {
    const { id, version } = await makeRecurring(shop.test, shop.customer);
    await shop.test.orm.em
      .fork()
      .execute('update recurring_pickup set next_day = ?, handled_until = ? where id = ?', [
        ...[inDays(357), inDays(350), id],
      ]);
    const last = await shop.made(SKIP, { id, version });
    expect(last.nextOn).toBe(inDays(364));
    expect(refusal(await shop.make(SKIP, last))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('more than 366 days ahead') as string,
    });
  });

  it('undoes the latest skip, one after the other, and cancels no booked pickup', async () => {
    const first = await makeRecurring(shop.test, shop.customer);
    const third = await shop.made(SKIP, await shop.made(SKIP, first));
    expect(third.nextOn).toBe(inDays(21));
    const second = await shop.made(UNSKIP, third);
    expect(second.nextOn).toBe(inDays(14));
    const away = await shop.made(PAUSE, second);
    expect(refusal(await shop.make(UNSKIP, away)).code).toBe('CONFLICT');
    const as = await shop.made(UNSKIP, await shop.made(RESUME, away));
    expect(as.nextOn).toBe(inDays(7));
    expect(refusal(await shop.make(UNSKIP, as)).message).toBe(
      'This pickup is no longer skipped, or it is too late to undo the skip',
    );
    expect(refusal(await shop.make(UNSKIP, third)).message).toContain('in the meantime');
  });

  it('ends a recurring pickup, and booked orders stay', async () => {
    const who = await makeUser(shop.test);
    const plan = await makeRecurring(shop.test, who);
    expect(await shop.made(END, plan, { by: who })).toMatchObject({ ended: true, nextOn: null });
    expect(await shop.plansOf(who)).toEqual([]);
    for (const document of [PAUSE, RESUME, SKIP, UNSKIP, END])
      expect(refusal(await shop.make(document, plan, { by: who })).code).toBe('NOT_FOUND');
    const orders = await shop.test.orm.em
      .fork()
      .execute('select order_status from "order" where user_id = ?', [who.id]);
    expect(orders).toEqual([{ order_status: 'waiting for pickup' }]);
  });

  it('gets NOT_FOUND for a recurring pickup of another customer', async () => {
    const plan = await makeRecurring(shop.test, await makeUser(shop.test));
    const others = { customerId: (await makeUser(shop.test)).id };
    for (const document of [PAUSE, RESUME, SKIP, UNSKIP, END])
      expect(refusal(await shop.make(document, plan))).toMatchObject({
        ...{ code: 'NOT_FOUND', message: 'Recurring pickup not found' },
      });
    expect(refusal(await shop.test.graphql(PLANS, others, shop.customer.token)).code).toBe(
      'NOT_FOUND',
    );
    const blind = await makeStaff(shop.test, ['orders.read']);
    expect(refusal(await shop.make(END, plan, { by: blind })).code).toBe('FORBIDDEN');
  });
});

describe('a change by staff', () => {
  it('mails the customer once; a change by the customer sends no mail', async () => {
    const who = await makeUser(shop.test, { name: 'Asha Rao' });
    const plan = await makeRecurring(shop.test, who);
    const own = await shop.made(UNSKIP, await shop.made(SKIP, plan, { by: who }), { by: who });
    const mine = await shop.made(RESUME, await shop.made(PAUSE, own, { by: who }), { by: who });
    expect(await mailsTo(shop.test, who.email)).toEqual([]);
    const skipped = await shop.made(SKIP, mine, { by: shop.staff });
    expect(refusal(await shop.make(SKIP, mine, { by: shop.staff })).code).toBe('CONFLICT');
    const back = await shop.made(UNSKIP, skipped, { by: shop.staff });
    const away = await shop.made(PAUSE, back, { by: shop.staff, until: inDays(15) });
    await shop.made(END, await shop.made(RESUME, away, { by: shop.staff }), { by: shop.staff });
    expect(await mailsTo(shop.test, who.email)).toEqual([
      { topic: 'recurring pickup changed', n: 5 },
    ]);
    const day = readableDay(inDays(7));
    const words = [
      'has ended',
      'has been resumed',
      'is paused',
      `skips ${day}`,
      `is scheduled again for ${day}`,
    ];
    for (const each of words)
      await shop.test.mailTo(who.email, ({ subject }) => subject === `Your weekly pickup ${each}`);
  });

  it('mails the customer when a deleted address ends the recurring pickup', async () => {
    const who = await makeUser(shop.test);
    const { addressId } = await makeRecurring(shop.test, who);
    const clerk = await makeStaff(shop.test, ['customers.write']);
    const remove = () => shop.test.graphql(DELETE_ADDRESS, { id: addressId }, clerk.token);
    const twice = await Promise.all([remove(), remove()]);
    expect(twice.map((answer) => refusal(answer).code).toSorted()).toEqual(['NOT_FOUND', 'OK']);
    expect(await mailsTo(shop.test, who.email)).toEqual([
      { topic: 'recurring pickup changed', n: 1 },
    ]);
    const mail = await shop.test.mailTo(who.email, () => true);
    expect(mail.text).toContain('It has ended because its address was deleted');
  });

  it('is rolled back if its mail cannot be queued', async () => {
    const who = await makeUser(shop.test);
    const plan = await makeRecurring(shop.test, who);
    const refused = await withoutMails(shop.test, () => shop.make(END, plan, { by: shop.staff }));
    expect(refusal(refused).code).toBe('INTERNAL_SERVER_ERROR');
    expect(await shop.plansOf(who)).toHaveLength(1);
  });
});

describe('a recurring pickup ends with', () => {
  it('its address', async () => {
    const who = await makeUser(shop.test);
    const { addressId } = await makeRecurring(shop.test, who);
    await makeRecurring(shop.test, who);
    const remove = () => shop.test.graphql(DELETE_ADDRESS, { id: addressId }, who.token);
    expect(refusal(await remove()).code).toBe('OK');
    expect(await shop.plansOf(who)).toHaveLength(1);
    expect(await mailsTo(shop.test, who.email)).toEqual([]);
  });

  it('its account', async () => {
    const firm = await makeUser(shop.test, { role: 'enterprise' });
    const { id } = await makeRecurring(shop.test, firm);
    const em = shop.test.orm.em.fork();
    await em.execute(`update "order" set order_status = 'cancelled' where user_id = ?`, [firm.id]);
    const admin = await makeAdmin(shop.test);
    const remove = `mutation ($id: ID!, $version: Int! = 1) { deleteEnterprise(id: $id, version: $version) { message } }`;
    const gone = await shop.test.graphql(remove, { id: firm.id }, admin.token);
    expect(refusal(gone)).toMatchObject({ code: 'OK' });
    const [plan] = await em.execute<{ next_day: null; ended_at: Date }[]>(
      'select next_day, ended_at from recurring_pickup where id = ?',
      [id],
    );
    expect(plan?.next_day).toBeNull();
    expect(plan?.ended_at).not.toBeNull();
  });
});
