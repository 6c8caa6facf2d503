import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { orderChanged, versionsOf } from '../../testing/subscriptions/subscription-client.js';
import {
  type SubscriptionProcesses,
  startSubscriptionProcesses,
} from '../../testing/subscriptions/processes.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { makeRecurring } from '../../testing/orders/recurring.js';
import { issueOrCreditInvoice } from '../../invoicing/invoicing.service.js';
import { makeRound } from '../../testing/rounds/rounds.js';

let processes: SubscriptionProcesses;
let customer: TestUser;
let admin: TestUser;
beforeAll(async () => {
  processes = await startSubscriptionProcesses();
  [customer, admin] = [await makeUser(processes.test), await makeAdmin(processes.test)];
});
afterAll(() => processes.stop());
afterEach(() => processes.unsubscribeAll());

it('notify the customer of a delivery and the planner when earlier stops or the next stop change', async () => {
  const [planner, neighbour] = [
    await makeStaff(processes.test, ['rounds.plan']),
    await makeUser(processes.test),
  ];
  const out = { orderStatus: 'dispatched' } as const;
  const [first, own] = [
    await makeOrder(processes.test, neighbour, out),
    await makeOrder(processes.test, customer, out),
  ];
  const round = await makeRound(processes.test, null, [first.id, own.id]);
  await processes.execute(`update round_stop set kind = 'delivery' where round_id = ?`, [round.id]);
  const [mine, theirs] = [
    processes.subscribeAs(customer, orderChanged(own.id)),
    processes.subscribeAs(neighbour, 'myOrdersChanged'),
  ];
  const rounds = processes.subscribeAs(planner, 'roundsChanged', processes.there);
  await expect.poll(() => mine.received.length).toBeGreaterThan(0);
  await expect.poll(() => rounds.received.length).toBeGreaterThan(0);
  const initial = [mine.received.length, rounds.received.length];
  await processes.execute(`update round_stop set state = 'done', ended_at = now() where id = ?`, [
    round.stops[0],
  ]);
  await expect.poll(() => mine.received.length).toBeGreaterThan(initial[0] ?? 0);
  await expect.poll(() => rounds.received.length).toBeGreaterThan(initial[1] ?? 0);
  expect(mine.received.at(-1)).toEqual({ id: own.id, version: 1, isNew: false });
  const before = [mine.received.length, rounds.received.length];
  await processes.execute('update round set next_stop_id = ? where id = ?', [
    round.stops[1],
    round.id,
  ]);
  await expect.poll(() => mine.received.length).toBeGreaterThan(before[0] ?? 0);
  await expect.poll(() => rounds.received.length).toBeGreaterThan(before[1] ?? 0);
  expect(theirs.received.map(({ id }) => id)).not.toContain(own.id);
});

it('notify the customer when a pickup is planned and when it fails', async () => {
  const own = await makeOrder(processes.test, customer);
  const mine = processes.subscribeAs(customer, 'myOrdersChanged', processes.there);
  const received = () => mine.received.filter(({ id }) => id === own.id).length;
  await expect.poll(received).toBeGreaterThan(0);
  const booked = received();
  const { stops } = await makeRound(processes.test, null, [own.id]);
  await expect.poll(received).toBeGreaterThan(booked);
  const planned = received();
  await processes.execute(
    `update round_stop set state = 'failed', fail_reason = 'refused', ended_at = now() where id = ?`,
    [stops[0]],
  );
  await expect.poll(received).toBeGreaterThan(planned);
});

it('notify the customer when an invoice is issued', async () => {
  const { em, app } = { em: processes.test.orm.em.fork(), app: processes.test.app };
  const { id } = await makeOrder(processes.test, customer, { orderStatus: 'delivered' });
  const mine = processes.subscribeAs(customer, orderChanged(id));
  await expect.poll(() => mine.received.length).toBeGreaterThan(0);
  const before = mine.received.length;
  await issueOrCreditInvoice({ em, app }, id);
  await expect.poll(() => mine.received.length).toBeGreaterThan(before);
});

it('notify only the owner of changes to a recurring pickup', async () => {
  const mine = processes.subscribeAs(customer, 'myRecurringPickupsChanged', processes.there);
  const theirs = processes.subscribeAs(await makeUser(processes.test), 'myRecurringPickupsChanged');
  const { id, addressId } = await makeRecurring(processes.test, customer);
  await expect.poll(() => versionsOf(mine, id)).toEqual([1]);
  // The deletion of the address changes the recurring pickup.
  await processes.execute('delete from address where id = ?', [addressId]);
  await expect.poll(() => versionsOf(mine, id)).toEqual([1, 2]);
  expect(theirs.received).toEqual([]);
});

describe('a change of an order', () => {
  it('reaches its customer and staff through every process; simultaneous changes are merged', async () => {
    const { id } = await makeOrder(processes.test, customer);
    const listeners = [
      ...[
        processes.subscribeAs(customer, orderChanged(id)),
        processes.subscribeAs(customer, 'myOrdersChanged', processes.there),
      ],
      ...[
        processes.subscribeAs(admin, orderChanged(id), processes.there),
        processes.subscribeAs(admin, 'ordersChanged'),
      ],
    ];
    for (const listener of listeners)
      await expect.poll(() => listener.received).toContainEqual({ id, version: 1, isNew: true });
    await processes.execute(`update "order" set version = 2 where id = '${id}';
      update "order" set version = 3 where id = '${id}'; update "order" set version = 4 where id = '${id}';
      update "order" set version = 5 where id = '${id}'; update "order" set version = 6 where id = '${id}'`);
    for (const listener of listeners) {
      await expect.poll(() => versionsOf(listener, id).at(-1)).toBe(6);
      expect(versionsOf(listener, id).length).toBeLessThan(6);
    }
  });

  it('of a related record changes `updatedAt` but not the version', async () => {
    const { id } = await makeOrder(processes.test, customer);
    const document = `subscription { orderChanged(id: "${id}") { id version updatedAt isNew } }`;
    const listener = processes.subscribeAs(customer, document);
    const last = () =>
      listener.received.at(-1) as { version: number; updatedAt: string } | undefined;
    await expect.poll(() => last()?.updatedAt).toBeDefined();
    const before = last()?.updatedAt ?? '';
    await processes.execute(
      `insert into piece_count (id, order_id, stage, pieces, expected, counted_by, at)
       values (gen_random_uuid(), ?, 'into the plant', 9, 10, ?, now())`,
      [id, admin.id],
    );
    await expect.poll(() => (last()?.updatedAt ?? '') > before).toBe(true);
    expect(last()?.version).toBe(1);
  });

  it('does not reach other customers', async () => {
    const other = await makeUser(processes.test);
    const [theirs, own] = [
      await makeOrder(processes.test, customer),
      await makeOrder(processes.test, other),
    ];
    const list = processes.subscribeAs(other, 'myOrdersChanged');
    await expect(
      processes.subscribeAs(other, orderChanged(theirs.id)).refusal,
    ).resolves.toMatchObject({
      code: 'NOT_FOUND',
    });
    await processes.change(theirs.id);
    await processes.change(own.id);
    await expect.poll(() => versionsOf(list, own.id).at(-1)).toBe(2);
    expect(list.received.filter(({ id }) => id !== own.id)).toEqual([]);
  });

  it('does not reach the previous customer of a transferred order', async () => {
    const [before, after] = [await makeUser(processes.test), await makeUser(processes.test)];
    const { id } = await makeOrder(processes.test, before);
    const own = await makeOrder(processes.test, before);
    const listener = processes.subscribeAs(before, 'myOrdersChanged');
    await expect.poll(() => versionsOf(listener, id)).toEqual([1]);
    await processes.execute('update "order" set user_id = ?, version = version + 1 where id = ?', [
      ...[after.id, id],
    ]);
    await processes.change(own.id);
    await expect.poll(() => versionsOf(listener, own.id).at(-1)).toBe(2);
    expect(versionsOf(listener, id)).toEqual([1]);
  });

  // This test is last. Subscribers that connect within seconds would also receive its event without
  // an id.
  it('among many changes of one statement is an event without an id', async () => {
    const owner = await makeUser(processes.test);
    const listener = processes.subscribeAs(owner, 'myOrdersChanged');
    const { id } = await makeOrder(processes.test, owner);
    await expect.poll(() => versionsOf(listener, id)).toEqual([1]);
    for (let count = 0; count < 51; count += 1) await makeOrder(processes.test, customer);
    await processes.execute('update "order" set version = version + 1 where user_id = ?', [
      customer.id,
    ]);
    await expect.poll(() => listener.received.at(-1)?.id).toBe(null);
  });
});
