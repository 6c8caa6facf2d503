import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../testing/accounts/sign-in.js';
import { makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder, type TestOrder } from '../testing/orders/order-factories.js';
import { updateOrderStatus } from '../testing/orders/order-progress.js';
import { withoutMails } from '../testing/outbox.js';
import { refusal } from '../testing/refusals.js';
import { makeDriver, makeRound, planStops } from '../testing/rounds/rounds.js';
import { recordSqlStatements } from '../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { addDays, DAY_MS, today } from '../platform/dates.js';
import { failedAttemptMail } from './failed-attempt.mails.js';
import { FailedAttemptReason, StopKind } from './stop.enums.js';

const FAIL = `mutation ($id: ID!, $reason: FailedAttemptReason!, $note: String) {
  recordFailedAttempt(id: $id, input: { reason: $reason, note: $note }) { message }
}`;
const RESCHEDULE = `mutation ($id: ID!, $version: Int!, $pickupDate: CalendarDate!) {
  rescheduleOrder(id: $id, version: $version, input: { pickupDate: $pickupDate }) { message }
}`;

let test: TestServer;
let planner: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  planner = await makeStaff(test, ['rounds.plan', 'orders.update_status']);
});
afterAll(() => test.stop());

const sql = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

async function plan(order: TestOrder): Promise<void> {
  await planStops(test, planner, { orders: [order], driver: await makeDriver(test) });
}

/** Creates an order of a new customer, and a round with its stop. */
async function planned(values: Parameters<typeof makeOrder>[2] = {}) {
  const customer = await makeUser(test);
  const order = await makeOrder(test, customer, values);
  await plan(order);
  const [stop] = await sql<{ id: string }>('select id from round_stop where order_id = ?', [
    order.id,
  ]);
  return { customer, order, stop: stop?.id };
}

const fail = (id: string | undefined, note: string | null = null) =>
  test.graphql(FAIL, { id, reason: 'NOBODY_HOME', note }, planner.token);

/** The failed attempt as the customer of the order reads it. */
async function attemptOf({ id }: TestOrder, { token }: TestUser) {
  const { data } = await test.graphql<{ order: { failedAttempt: object | null } }>(
    'query ($id: ID!) { order(id: $id) { failedAttempt { reason note } } }',
    { id },
    token,
  );
  return data?.order.failedAttempt;
}

describe('a failed attempt', () => {
  it('is mailed to the customer once, and not if its transaction fails', async () => {
    const { customer, order, stop } = await planned();
    const refused = await withoutMails(test, () => fail(stop));
    expect(refusal(refused).code).toBe('INTERNAL_SERVER_ERROR');
    expect(await attemptOf(order, customer)).toBeNull();
    const twice = await Promise.all([fail(stop, 'Rang'), fail(stop, 'Rang')]);
    expect(twice.map((answer) => refusal(answer).code)).toEqual(['OK', 'OK']);
    expect(await mailsTo(test, customer.email)).toEqual([{ topic: 'attempt failed', n: 1 }]);
    expect(await attemptOf(order, customer)).toEqual({ reason: 'NOBODY_HOME', note: 'Rang' });
  });

  it('ends when the order is planned again', async () => {
    const { customer, order, stop } = await planned();
    await fail(stop);
    await plan(order);
    expect(await attemptOf(order, customer)).toBeNull();
  });

  it('ends when the customer chooses another day', async () => {
    const { customer, order, stop } = await planned();
    await fail(stop);
    const pickupDate = addDays(today(), 2);
    const { id, version } = order;
    await test.graphql(RESCHEDULE, { id, version, pickupDate }, customer.token);
    expect(await attemptOf(order, customer)).toBeNull();
  });

  it('is null after a status change, also when the order returns to the same status', async () => {
    const { customer, order, stop } = await planned({ orderStatus: 'dispatched' });
    await fail(stop);
    expect(await attemptOf(order, customer)).toMatchObject({ reason: 'NOBODY_HOME' });
    const back = { to: 'processing', reason: 'Wet' } as const;
    await updateOrderStatus(test, planner.token, order, back);
    const again = { ...order, version: order.version + 1 };
    await updateOrderStatus(test, planner.token, again, { to: 'dispatched' });
    expect(await attemptOf(order, customer)).toBeNull();
  });

  it('takes one SQL query per relation in a list', async () => {
    const { customer, order, stop } = await planned();
    // Ends the stop by SQL, which queues no mail: the mail job would add queries to the count.
    await sql(
      `update round_stop set state = 'failed', fail_reason = 'refused', ended_at = now() where id = ?`,
      [stop],
    );
    const list =
      '{ myOrders { nodes { id stopsAhead failedAttempt { failedAt } timeline { id } } } }';
    const read = () => test.graphql<{ myOrders: { nodes: object[] } }>(list, {}, customer.token);
    expect((await read()).data?.myOrders.nodes).toMatchObject([
      { id: order.id, failedAttempt: { failedAt: expect.any(String) as string } },
    ]);
    expect(await recordSqlStatements(read)).toHaveLength(4);
  });
});

describe('an attempt recorded offline', () => {
  const FAIL_LATER = `mutation ($id: ID!, $recordedAt: DateTime) {
    recordFailedAttempt(id: $id, input: { reason: NOBODY_HOME, recordedAt: $recordedAt }) {
      round { stops { failure { failedAt } } }
    }
  }`;

  /** The stored time of an attempt in yesterday's round, for this `recordedAt`. */
  async function recordFailure(recordedAt: string) {
    const createdAt = new Date(Date.now() - 3 * DAY_MS);
    const customer = await makeUser(test);
    const order = await makeOrder(test, customer, { createdAt });
    const driver = await makeDriver(test);
    const { stops } = await makeRound(test, driver.employeeId, [order.id], addDays(today(), -1));
    const given = { id: stops[0], recordedAt };
    const answer = await test.graphql<RecordedFailure>(FAIL_LATER, given, driver.token);
    const [event] = await sql<{ recorded_at: string | null; at: string }>(
      `select at, recorded_at from order_event where order_id = ? and kind = 'attempt failed'`,
      [order.id],
    );
    const [stop] = answer.data?.recordFailedAttempt.round.stops ?? [];
    const recorded = event?.recorded_at ? new Date(event.recorded_at) : null;
    return {
      recorded,
      receivedAt: new Date(event?.at ?? ''),
      failed: new Date(stop?.failure.failedAt ?? ''),
    };
  }

  interface RecordedFailure {
    recordFailedAttempt: { round: { stops: { failure: { failedAt: string } }[] } };
  }

  it('has the recorded time, and the time at which the server received it', async () => {
    const at = new Date(Date.now() - 10 * 60_000);
    const { recorded, receivedAt, failed } = await recordFailure(at.toISOString());
    expect([recorded, failed]).toEqual([at, at]);
    expect(Number(receivedAt)).toBeGreaterThan(Number(at));
  });

  it('cannot be before the day of its round', async () => {
    const began = Date.now();
    const { recorded, failed } = await recordFailure(new Date(began - 2.5 * DAY_MS).toISOString());
    expect(recorded).toBeNull();
    expect(Number(failed)).toBeGreaterThanOrEqual(began);
  });
});

describe('the mail about a failed attempt', () => {
  const order = {
    ...{ id: '0190a5b8-0000-7000-8000-00000012abcd', pickupDate: '2026-03-05', promisedDate: null },
    ...{ slotStartTime: null, slotEndTime: null, pickupName: null },
    ...{ pickupAddress: '12 Car Street', pickupPhoneNumber: '9876543210' },
  };
  const kinds = Object.values(StopKind);
  const all = kinds.flatMap((kind) =>
    Object.values(FailedAttemptReason).map((reason) => [kind, reason] as const),
  );

  it.each(all)('of a %s has the reason (%s), and the next step', (kind, reason) => {
    const attempt = { kind, reason, note: 'The lift is broken' };
    const { subject, text } = failedAttemptMail('http://l.test', { name: 'Asha' }, order, attempt);
    const [verb, next] =
      kind === StopKind.PICKUP
        ? ['pick up', 'We will try again.']
        : ['deliver', 'Your delivery code stays the same'];
    expect(subject).toBe(`We could not ${verb} your laundry (order #12abcd)`);
    for (const words of ['Hello Asha, we ', next, 'all us at', 'The lift is broken'])
      expect(text).toContain(words);
  });
});
