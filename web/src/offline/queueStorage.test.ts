import { afterEach, expect, it } from 'vitest';
import { clearStored, forgetStored, storeSession } from '../session/sessionStore';
import { deleteExpiredQueueItems } from './expiredQueueItems';
import { offlineQueue } from './queueStorage';
import { hasQueuedActions, othersHaveQueuedActions } from './queueKey';

afterEach(() => localStorage.clear());

const action = (id: string, orderId: string, operation = 'DeliverOrder') => ({
  ...{ id, orderId, operation, about: operation },
  variables: { id: orderId, version: 1 },
});

const ids = (): string[] => offlineQueue.of('ravi').map(({ id }) => id);

it('keeps the order of actions, also after an expired session', () => {
  expect(hasQueuedActions()).toBe(false);
  offlineQueue.add('ravi', action('1', 'a', 'UpdatePayment'));
  offlineQueue.add('ravi', action('2', 'a'));
  offlineQueue.add('ravi', action('3', 'b'));
  localStorage.setItem('round:ravi', '[]');
  forgetStored();
  expect(ids()).toEqual(['1', '2', '3']);
  expect(Object.keys(localStorage)).toEqual(['offline-queue:ravi']);
  expect([hasQueuedActions(), offlineQueue.of('asha').length]).toEqual([true, 0]);
});

const DAY = 24 * 60 * 60_000;

it('expires after a week, also while another user is signed in', () => {
  const person = (id: string) => ({
    ...{ id, name: id, email: `${id}@staff.test`, phone: null },
    ...{ role: 'STAFF' as const, permissions: null },
  });
  storeSession(person('ravi'), 'first');
  offlineQueue.add('ravi', action('1', 'a'));
  forgetStored();
  storeSession(person('ravi'), 'second');
  expect(ids()).toEqual(['1']);
  forgetStored();
  offlineQueue.add('ravi', {
    ...action('2', 'b'),
    at: new Date(Date.now() - 6 * DAY).toISOString(),
  });
  localStorage.setItem('round:ravi', '[]');
  storeSession(person('asha'), 'third');
  expect([ids(), offlineQueue.of('asha').length]).toEqual([['1', '2'], 0]);
  expect([othersHaveQueuedActions('asha'), othersHaveQueuedActions('ravi')]).toEqual([true, false]);
  expect(localStorage.getItem('round:ravi')).toBeNull();
  offlineQueue.add('asha', { ...action('3', 'c'), at: new Date(0).toISOString() });
  deleteExpiredQueueItems('asha', Date.now() + 1.5 * DAY);
  expect([ids(), offlineQueue.of('asha').length]).toEqual([['1'], 1]);
});

it('is deleted at the sign-out of its user only', () => {
  offlineQueue.add('ravi', action('1', 'a'));
  offlineQueue.add('asha', action('2', 'b'));
  localStorage.setItem('round:asha', '[]');
  clearStored('asha');
  expect(Object.keys(localStorage)).toEqual(['offline-queue:ravi']);
  clearStored('ravi');
  expect(localStorage.length).toBe(0);
});

it('accepts several actions of a kind that allows it', () => {
  offlineQueue.add('ravi', { ...action('1', 'a', 'AddPhoto'), several: true });
  offlineQueue.add('ravi', { ...action('2', 'a', 'AddPhoto'), several: true });
  offlineQueue.refuse('ravi', '1', 'Too many');
  offlineQueue.refuse('ravi', '1');
  expect(offlineQueue.of('ravi').map(({ id, problem }) => [id, problem])).toEqual([
    ['1', undefined],
    ['2', undefined],
  ]);
});

it('applies a new version to actions of the same order only', () => {
  offlineQueue.add('ravi', action('1', 'a', 'UpdatePayment'));
  offlineQueue.add('ravi', action('2', 'a'));
  offlineQueue.add('ravi', action('3', 'b'));
  offlineQueue.drop('ravi', '1');
  offlineQueue.setOrderVersion('ravi', 'a', 7);
  expect(offlineQueue.of('ravi').map(({ variables }) => variables['version'])).toEqual([7, 1]);
});

it('replaces a rejected action of the same kind', () => {
  offlineQueue.add('ravi', action('1', 'a'));
  offlineQueue.refuse('ravi', '1', 'Wrong code');
  expect(offlineQueue.of('ravi')[0]?.problem).toBe('Wrong code');
  offlineQueue.add('ravi', action('2', 'a'));
  expect(offlineQueue.of('ravi')).toEqual([action('2', 'a')]);
});

it('ignores unreadable stored data', () => {
  localStorage.setItem('offline-queue:ravi', '{"a":');
  expect(offlineQueue.of('ravi')).toEqual([]);
});
