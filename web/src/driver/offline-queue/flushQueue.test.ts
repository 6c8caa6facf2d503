import { ApolloClient, ApolloLink } from '@apollo/client';
import { NEVER, of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { session, type SessionUser } from '../../session/session';
import { createCache } from '../../graphql/cache';
import { offlineQueue } from '../../offline/queueStorage';
import { flushQueue } from './flushQueue';

const driver: SessionUser = {
  ...{ id: 'd1', name: 'Ravi', email: 'ravi@laundry.test', phone: null },
  ...{ role: 'STAFF', permissions: ['ROUNDS_DRIVE'] },
};

afterEach(() => session.end());

it('stops waiting after a sign-out, so that the queue is sent after the next sign-in', async () => {
  session.start(driver, 'token', 'Welcome');
  offlineQueue.add(driver.id, {
    ...{ id: 'u1', orderId: 'o1', operation: 'RecordFailedAttempt', about: 'Failed' },
    variables: { stopId: 's1', reason: 'NOBODY_HOME' },
  });
  const client = new ApolloClient({ cache: createCache(), link: new ApolloLink(() => NEVER) });
  const sending = flushQueue({ client, userId: driver.id });
  session.start(driver, 'another', 'Welcome back');
  expect(await sending).toBe(false);
  expect(offlineQueue.of(driver.id)).toHaveLength(1);
});

it('sends the time of recording with each', async () => {
  session.start(driver, 'token', 'Welcome');
  const about = { about: 'Done', at: '2026-03-05T04:35:00.000Z' };
  offlineQueue.add(driver.id, {
    ...{ ...about, id: 'u1', orderId: 'o1', operation: 'RecordFailedAttempt' },
    variables: { id: 's1', reason: 'NOBODY_HOME' },
  });
  offlineQueue.add(driver.id, {
    ...{ ...about, id: 'u2', orderId: 'o2', operation: 'UpdatePayment' },
    variables: { orderId: 'o2', version: 1, key: 'k', input: { status: 'PAID' } },
  });
  const asked: Record<string, unknown>[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables);
    return of({ data: {} });
  });
  const client = new ApolloClient({ cache: createCache(), link });
  await flushQueue({ client, userId: driver.id });
  expect(asked).toEqual([
    { id: 's1', reason: 'NOBODY_HOME', recordedAt: about.at },
    { orderId: 'o2', version: 1, key: 'k', input: { status: 'PAID', recordedAt: about.at } },
  ]);
  expect(offlineQueue.of(driver.id)).toEqual([]);
});

it('keeps a pickup that lacks a required count with the reason, and sends it with the count', async () => {
  session.start(driver, 'token', 'Welcome');
  const items = [{ clothId: 'c1', quantity: 3 }];
  const pickup = (id: string, pieces: number | null) => ({
    ...{ id, orderId: 'o1', operation: 'RecordPickup', about: 'Pickup of 3 pieces' },
    variables: { id: 'o1', version: 1, items, adjustments: null, pieces },
  });
  const why = 'Count the pieces at pickup and enter how many there are';
  const link = new ApolloLink(({ variables }) => {
    const extensions = { code: 'BAD_USER_INPUT', fields: { pieces: why } };
    if (variables['pieces'] === null)
      return of({ data: null, errors: [{ message: why, extensions }] });
    return of({ data: {} });
  });
  const client = new ApolloClient({ cache: createCache(), link });
  offlineQueue.add(driver.id, pickup('u1', null));
  await flushQueue({ client, userId: driver.id });
  expect(offlineQueue.of(driver.id)).toMatchObject([{ id: 'u1', problem: why }]);
  offlineQueue.drop(driver.id, 'u1');
  offlineQueue.add(driver.id, pickup('u2', 3));
  await flushQueue({ client, userId: driver.id });
  expect(offlineQueue.of(driver.id)).toEqual([]);
});
