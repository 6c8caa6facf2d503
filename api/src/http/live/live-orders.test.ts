import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { orderChanged, versionsOf } from '../../testing/live/subscription-client.js';
import { type LiveProcesses, startLiveProcesses } from '../../testing/live/processes.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { makeRecurring } from '../../testing/orders/recurring.js';
import { issueOrCreditInvoice } from '../../invoicing/invoicing.service.js';
import { makeRound } from '../../testing/rounds/rounds.js';

let live: LiveProcesses;
let customer: TestUser;
let admin: TestUser;
beforeAll(async () => {
  live = await startLiveProcesses();
  [customer, admin] = [await makeUser(live.test), await makeAdmin(live.test)];
});
afterAll(() => live.stop());
afterEach(() => live.hangUp());

it('notifies the customer of a delivery and the planner when earlier stops or the next stop change', async () => {
  const [planner, neighbour] = [
    await makeStaff(live.test, ['rounds.plan']),
    await makeUser(live.test),
  ];
  const out = { orderStatus: 'dispatched' } as const;
  const [first, own] = [
    await makeOrder(live.test, neighbour, out),
    await makeOrder(live.test, customer, out),
  ];
  const round = await makeRound(live.test, null, [first.id, own.id]);
  await live.execute(`update round_stop set kind = 'delivery' where round_id = ?`, [round.id]);
  const [mine, theirs] = [
    live.listenAs(customer, orderChanged(own.id)),
    live.listenAs(neighbour, 'myOrdersChanged'),
  ];
  const rounds = live.listenAs(planner, 'roundsChanged', live.there);
  await expect.poll(() => mine.heard.length).toBeGreaterThan(0);
  await expect.poll(() => rounds.heard.length).toBeGreaterThan(0);
  const initial = [mine.heard.length, rounds.heard.length];
  await live.execute(`update round_stop set state = 'done', ended_at = now() where id = ?`, [
    round.stops[0],
  ]);
  await expect.poll(() => mine.heard.length).toBeGreaterThan(initial[0] ?? 0);
  await expect.poll(() => rounds.heard.length).toBeGreaterThan(initial[1] ?? 0);
  expect(mine.heard.at(-1)).toEqual({ id: own.id, version: 1, isNew: false });
  const before = [mine.heard.length, rounds.heard.length];
  await live.execute('update round set heading = ? where id = ?', [round.stops[1], round.id]);
  await expect.poll(() => mine.heard.length).toBeGreaterThan(before[0] ?? 0);
  await expect.poll(() => rounds.heard.length).toBeGreaterThan(before[1] ?? 0);
  expect(theirs.heard.map(({ id }) => id)).not.toContain(own.id);
});

it('notifies the customer when a pickup is planned and when it fails', async () => {
  const own = await makeOrder(live.test, customer);
  const mine = live.listenAs(customer, 'myOrdersChanged', live.there);
  const heard = () => mine.heard.filter(({ id }) => id === own.id).length;
  await expect.poll(heard).toBeGreaterThan(0);
  const booked = heard();
  const { stops } = await makeRound(live.test, null, [own.id]);
  await expect.poll(heard).toBeGreaterThan(booked);
  const planned = heard();
  await live.execute(
    `update round_stop set state = 'failed', fail_reason = 'refused', ended_at = now() where id = ?`,
    [stops[0]],
  );
  await expect.poll(heard).toBeGreaterThan(planned);
});

it('notifies the customer when an invoice is issued', async () => {
  const { em, app } = { em: live.test.orm.em.fork(), app: live.test.app };
  const { id } = await makeOrder(live.test, customer, { orderStatus: 'delivered' });
  const mine = live.listenAs(customer, orderChanged(id));
  await expect.poll(() => mine.heard.length).toBeGreaterThan(0);
  const before = mine.heard.length;
  await issueOrCreditInvoice({ em, app }, id);
  await expect.poll(() => mine.heard.length).toBeGreaterThan(before);
});

it('notifies only the owner of changes to a recurring pickup', async () => {
  const mine = live.listenAs(customer, 'myRecurringPickupsChanged', live.there);
  const theirs = live.listenAs(await makeUser(live.test), 'myRecurringPickupsChanged');
  const { id, addressId } = await makeRecurring(live.test, customer);
  await expect.poll(() => versionsOf(mine, id)).toEqual([1]);
  // Deleting the address changes the recurring pickup.
  await live.execute('delete from address where id = ?', [addressId]);
  await expect.poll(() => versionsOf(mine, id)).toEqual([1, 2]);
  expect(theirs.heard).toEqual([]);
});

describe('a change of an order', () => {
  it('reaches its customer and staff through every process; changes at the same time are merged', async () => {
    const { id } = await makeOrder(live.test, customer);
    const listeners = [
      ...[
        live.listenAs(customer, orderChanged(id)),
        live.listenAs(customer, 'myOrdersChanged', live.there),
      ],
      ...[
        live.listenAs(admin, orderChanged(id), live.there),
        live.listenAs(admin, 'ordersChanged'),
      ],
    ];
    for (const listener of listeners)
      await expect.poll(() => listener.heard).toContainEqual({ id, version: 1, isNew: true });
    await live.execute(`update "order" set version = 2 where id = '${id}';
      update "order" set version = 3 where id = '${id}'; update "order" set version = 4 where id = '${id}';
      update "order" set version = 5 where id = '${id}'; update "order" set version = 6 where id = '${id}'`);
    for (const listener of listeners) {
      await expect.poll(() => versionsOf(listener, id).at(-1)).toBe(6);
      expect(versionsOf(listener, id).length).toBeLessThan(6);
    }
  });

  it('of one part raises `updatedAt` and leaves the version', async () => {
    const { id } = await makeOrder(live.test, customer);
    const document = `subscription { orderChanged(id: "${id}") { id version updatedAt isNew } }`;
    const listener = live.listenAs(customer, document);
    const last = () => listener.heard.at(-1) as { version: number; updatedAt: string } | undefined;
    await expect.poll(() => last()?.updatedAt).toBeDefined();
    const before = last()?.updatedAt ?? '';
    await live.execute(
      `insert into piece_count (id, order_id, stage, pieces, expected, counted_by, at)
       values (gen_random_uuid(), ?, 'into the plant', 9, 10, ?, now())`,
      [id, admin.id],
    );
    await expect.poll(() => (last()?.updatedAt ?? '') > before).toBe(true);
    expect(last()?.version).toBe(1);
  });

  it('does not reach other customers', async () => {
    const other = await makeUser(live.test);
    const [theirs, own] = [await makeOrder(live.test, customer), await makeOrder(live.test, other)];
    const list = live.listenAs(other, 'myOrdersChanged');
    await expect(live.listenAs(other, orderChanged(theirs.id)).refusal).resolves.toMatchObject({
      code: 'NOT_FOUND',
    });
    await live.change(theirs.id);
    await live.change(own.id);
    await expect.poll(() => versionsOf(list, own.id).at(-1)).toBe(2);
    expect(list.heard.filter(({ id }) => id !== own.id)).toEqual([]);
  });

  it('does not reach the previous customer of a transferred order', async () => {
    const [before, after] = [await makeUser(live.test), await makeUser(live.test)];
    const { id } = await makeOrder(live.test, before);
    const own = await makeOrder(live.test, before);
    const listener = live.listenAs(before, 'myOrdersChanged');
    await expect.poll(() => versionsOf(listener, id)).toEqual([1]);
    await live.execute('update "order" set user_id = ?, version = version + 1 where id = ?', [
      ...[after.id, id],
    ]);
    await live.change(own.id);
    await expect.poll(() => versionsOf(listener, own.id).at(-1)).toBe(2);
    expect(versionsOf(listener, id)).toEqual([1]);
  });

  // This test is last, because subscribers that connect within seconds would also receive its event
  // without an id.
  it('among many of one statement arrives as an unknown change', async () => {
    const owner = await makeUser(live.test);
    const listener = live.listenAs(owner, 'myOrdersChanged');
    const { id } = await makeOrder(live.test, owner);
    await expect.poll(() => versionsOf(listener, id)).toEqual([1]);
    for (let count = 0; count < 51; count += 1) await makeOrder(live.test, customer);
    await live.execute('update "order" set version = version + 1 where user_id = ?', [customer.id]);
    await expect.poll(() => listener.heard.at(-1)?.id).toBe(null);
  });
});
