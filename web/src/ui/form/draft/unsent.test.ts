import { afterEach, expect, it } from 'vitest';
import { clearStored, forgetStored, storeSession } from '../../../auth/session/sessionStore';
import { forgetOldUnsent } from './oldUnsent';
import { unsent } from './unsent';
import { anyUnsent, othersUnsent } from './unsentName';

afterEach(() => localStorage.clear());

const deed = (id: string, orderId: string, operation = 'DeliverOrder') => ({
  ...{ id, orderId, operation, about: operation },
  variables: { id: orderId, version: 1 },
});

const ids = (): string[] => unsent.of('ravi').map(({ id }) => id);

it('keeps the order of actions, also after an expired session', () => {
  expect(anyUnsent()).toBe(false);
  unsent.add('ravi', deed('1', 'a', 'UpdatePayment'));
  unsent.add('ravi', deed('2', 'a'));
  unsent.add('ravi', deed('3', 'b'));
  localStorage.setItem('round:ravi', '[]');
  forgetStored();
  expect(ids()).toEqual(['1', '2', '3']);
  expect(Object.keys(localStorage)).toEqual(['unsent:ravi']);
  expect([anyUnsent(), unsent.of('asha').length]).toEqual([true, 0]);
});

const DAY = 24 * 60 * 60_000;

it('waits a week for its user, also while another one is signed in', () => {
  const person = (id: string) => ({
    ...{ id, name: id, email: `${id}@staff.test`, phone: null },
    ...{ role: 'STAFF' as const, permissions: null },
  });
  storeSession(person('ravi'), 'first');
  unsent.add('ravi', deed('1', 'a'));
  forgetStored();
  storeSession(person('ravi'), 'second');
  expect(ids()).toEqual(['1']);
  forgetStored();
  unsent.add('ravi', { ...deed('2', 'b'), at: new Date(Date.now() - 6 * DAY).toISOString() });
  localStorage.setItem('round:ravi', '[]');
  storeSession(person('asha'), 'third');
  expect([ids(), unsent.of('asha').length]).toEqual([['1', '2'], 0]);
  expect([othersUnsent('asha'), othersUnsent('ravi')]).toEqual([true, false]);
  expect(localStorage.getItem('round:ravi')).toBeNull();
  unsent.add('asha', { ...deed('3', 'c'), at: new Date(0).toISOString() });
  forgetOldUnsent('asha', Date.now() + 1.5 * DAY);
  expect([ids(), unsent.of('asha').length]).toEqual([['1'], 1]);
});

it('is deleted when its user signs out, and only then', () => {
  unsent.add('ravi', deed('1', 'a'));
  unsent.add('asha', deed('2', 'b'));
  localStorage.setItem('round:asha', '[]');
  clearStored('asha');
  expect(Object.keys(localStorage)).toEqual(['unsent:ravi']);
  clearStored('ravi');
  expect(localStorage.length).toBe(0);
});

it('of which there may be several they stand beside each other', () => {
  unsent.add('ravi', { ...deed('1', 'a', 'AddPhoto'), several: true });
  unsent.add('ravi', { ...deed('2', 'a', 'AddPhoto'), several: true });
  unsent.refuse('ravi', '1', 'Too many');
  unsent.refuse('ravi', '1');
  expect(unsent.of('ravi').map(({ id, problem }) => [id, problem])).toEqual([
    ['1', undefined],
    ['2', undefined],
  ]);
});

it('applies a new version to actions of the same order only', () => {
  unsent.add('ravi', deed('1', 'a', 'UpdatePayment'));
  unsent.add('ravi', deed('2', 'a'));
  unsent.add('ravi', deed('3', 'b'));
  unsent.drop('ravi', '1');
  unsent.countOn('ravi', 'a', 7);
  expect(unsent.of('ravi').map(({ variables }) => variables['version'])).toEqual([7, 1]);
});

it('replaces a rejected action of the same kind', () => {
  unsent.add('ravi', deed('1', 'a'));
  unsent.refuse('ravi', '1', 'Wrong code');
  expect(unsent.of('ravi')[0]?.problem).toBe('Wrong code');
  unsent.add('ravi', deed('2', 'a'));
  expect(unsent.of('ravi')).toEqual([deed('2', 'a')]);
});

it('takes what cannot be read for nothing', () => {
  localStorage.setItem('unsent:ravi', '{"a":');
  expect(unsent.of('ravi')).toEqual([]);
});
