import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isPermission, Permission } from '../../../rules/permission.js';
import { policyOf } from '../../graphql/access/access.js';
import { addDays, today } from '../../platform/dates.js';
import { makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { schema } from '../schema.js';
import {
  type SubscriptionClient,
  versionsOf,
} from '../../testing/subscriptions/subscription-client.js';
import {
  type SubscriptionProcesses,
  startSubscriptionProcesses,
} from '../../testing/subscriptions/processes.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { makeDriver, makeRound } from '../../testing/rounds/rounds.js';

let processes: SubscriptionProcesses;
let customer: TestUser;
beforeAll(async () => {
  processes = await startSubscriptionProcesses();
  customer = await makeUser(processes.test);
});
afterAll(() => processes.stop());
afterEach(() => processes.unsubscribeAll());

const ofStaff = Object.values(schema.getSubscriptionType()?.getFields() ?? {}).filter((field) =>
  isPermission(policyOf(field).access),
);
it.each(ofStaff)('$name is refused without its permission', async (field) => {
  const { access, alternatives } = policyOf(field);
  const others = Object.values(Permission).filter(
    (one) => one !== access && !alternatives.includes(one),
  );
  for (const viewer of [customer, await makeStaff(processes.test, others)])
    await expect(processes.subscribeAs(viewer, field.name).refusal).resolves.toMatchObject({
      code: 'FORBIDDEN',
    });
});

it('notifies staff of failed e-mails and webhooks, by permission', async () => {
  const clerk = await makeStaff(processes.test, ['orders.update_status']);
  const cashier = await makeStaff(processes.test, ['payments.take']);
  const mails = processes.subscribeAs(clerk, 'failedEmailsChanged');
  const webhooks = processes.subscribeAs(cashier, 'failedWebhooksChanged');
  await expect(
    processes.subscribeAs(cashier, 'failedEmailsChanged').refusal,
  ).resolves.toMatchObject({
    code: 'FORBIDDEN',
  });
  const { id } = await makeOrder(processes.test, customer);
  await processes.execute(
    `insert into mail (id, recipient, topic, order_id) values (gen_random_uuid(), 'a@laundry.test', 'booked', ?)`,
    [id],
  );
  await processes.execute(`update mail set status = 'failed' where order_id = ?`, [id]);
  await processes.execute(
    `insert into failed_webhook (id, event_id, outcome) values (gen_random_uuid(), 'event', 'unknown')`,
  );
  await expect.poll(() => mails.received.length).toBe(1);
  await expect.poll(() => webhooks.received.length).toBe(1);
});

it('notifies planners when a round is created, changed or deleted', async () => {
  const planner = await makeStaff(processes.test, ['rounds.plan']);
  const driver = await makeStaff(processes.test, ['rounds.drive']);
  const rounds = processes.subscribeAs(planner, 'roundsChanged');
  await expect(processes.subscribeAs(driver, 'roundsChanged').refusal).resolves.toMatchObject({
    code: 'FORBIDDEN',
  });
  const [round] = await processes.execute<{ id: string }[]>(
    `insert into round (id, day) values (gen_random_uuid(), '2026-11-23') returning id`,
  );
  const id = round?.id ?? '';
  await expect.poll(() => rounds.received).toEqual([{ id, version: 1, isNew: true }]);
  await processes.execute('update round set version = 2 where id = ?', [id]);
  await expect.poll(() => versionsOf(rounds, id)).toEqual([1, 2]);
  await processes.execute('delete from round where id = ?', [id]);
  await expect.poll(() => versionsOf(rounds, id)).toEqual([1, 2, 2]);
});

describe('drivers are notified', () => {
  const tomorrow = addDays(today(), 1);
  /**
   * Runs a SQL statement and waits for its notification. All earlier notifications have then
   * arrived.
   */
  async function receivesAfter(listener: SubscriptionClient, statement: string, values: unknown[]) {
    const before = listener.received.length;
    await processes.execute(statement, values);
    await expect.poll(() => listener.received.length).toBeGreaterThan(before);
  }

  it('of changes of their own rounds, also one reassigned to another driver, and of no other rounds', async () => {
    const [ravi, mohan] = [
      await makeDriver(processes.test),
      await makeDriver(processes.test, 'Mohan'),
    ];
    const { id: orderId } = await makeOrder(processes.test, customer);
    const round = await makeRound(processes.test, ravi.employeeId, [orderId]);
    const own = await makeRound(processes.test, mohan.employeeId, [], tomorrow);
    const [his, hers] = [
      processes.subscribeAs(ravi, 'myRoundsChanged', processes.there),
      processes.subscribeAs(mohan, 'myRoundsChanged'),
    ];
    const idsOf = ({ received }: SubscriptionClient) => new Set(received.map(({ id }) => id));
    await expect
      .poll(() => [idsOf(his), idsOf(hers)])
      .toEqual([new Set([round.id]), new Set([own.id])]);
    await receivesAfter(his, 'update "order" set note = ? where id = ?', ['Gate B', orderId]);
    await receivesAfter(his, 'update round_stop set position = 5 where round_id = ?', [round.id]);
    await receivesAfter(hers, 'update round set version = 2 where id = ?', [own.id]);
    expect(idsOf(hers)).toEqual(new Set([own.id]));

    const given = 'update round set driver_id = ?, version = version + 1 where id = ?';
    await receivesAfter(his, given, [mohan.employeeId, round.id]);
    await expect.poll(() => idsOf(hers)).toEqual(new Set([own.id, round.id]));
    const before = his.received.length;
    await receivesAfter(hers, 'delete from round_stop where round_id = ?', [round.id]);
    await receivesAfter(his, 'insert into round (id, day, driver_id) values (?, ?, ?)', [
      ...[randomUUID(), tomorrow, ravi.employeeId],
    ]);
    expect(his.received.slice(before).map(({ id }) => id)).not.toContain(round.id);
  });

  it('of changes of rounds from yesterday to tomorrow', async () => {
    const driver = await makeDriver(processes.test);
    const listener = processes.subscribeAs(driver, 'myRoundsChanged');
    const days = [-2, -1, 1, 2].map((by) => addDays(today(), by));
    const rounds = [];
    for (const day of days)
      rounds.push(await makeRound(processes.test, driver.employeeId, [], day));
    const last = await makeRound(processes.test, driver.employeeId);
    await expect.poll(() => listener.received.map(({ id }) => id)).toContain(last.id);
    const seen = [rounds[1], rounds[2], last].map((round) => round?.id);
    expect(new Set(listener.received.map(({ id }) => id))).toEqual(new Set(seen));
  });

  it('until they lose the permission', async () => {
    const driver = await makeDriver(processes.test);
    const round = await makeRound(processes.test, driver.employeeId);
    const listener = processes.subscribeAs(driver, 'myRoundsChanged');
    await expect.poll(() => listener.received.length).toBe(1);
    await processes.test.orm.em.fork().transactional(async (tx) => {
      await tx.execute(`update employee set permissions = '{orders.read}' where user_id = ?`, [
        driver.id,
      ]);
      await tx.execute('update round set version = 2 where id = ?', [round.id]);
    });
    expect(await listener.closed).toMatchObject({ code: 1012 });
    expect(versionsOf(listener, round.id)).toEqual([1]);
    await expect(processes.subscribeAs(driver, 'myRoundsChanged').refusal).resolves.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(processes.subscribeAs(customer, 'myRoundsChanged').refusal).resolves.toMatchObject(
      {
        code: 'FORBIDDEN',
      },
    );
  });
});
