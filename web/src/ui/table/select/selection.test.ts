import { expect, it, vi } from 'vitest';
import { createSelection } from './selection';

const page = ['a', 'b', 'c', 'd'].map((id) => ({ id, version: 1 }));
const [a, b] = page as [(typeof page)[0], (typeof page)[0]];

function start(most = 100) {
  const selection = createSelection<{ id: string; version: number }>(most);
  selection.show(page);
  return { selection, ids: () => [...selection.rows().keys()].join('') };
}

it('selects and deselects a row', () => {
  const { selection, ids } = start();
  selection.toggle(b);
  expect([ids(), selection.has('b')]).toEqual(['b', true]);
  selection.toggle(b);
  expect([ids(), selection.has('b')]).toEqual(['', false]);
});

it('takes exactly the given rows, and keeps those of other pages with the rows they had', () => {
  const { selection, ids } = start();
  selection.set(new Set(['b', 'd']));
  selection.show([{ id: 'e', version: 1 }]);
  selection.set(new Set(['d', 'e', 'unknown']));
  expect(ids()).toBe('de');
});

it('survives page changes, with the last version of each row', () => {
  const { selection } = start();
  selection.toggle(a);
  selection.show([{ id: 'e', version: 1 }]);
  expect(selection.rows().get('a')).toEqual({ id: 'a', version: 1 });
  selection.show([{ id: 'a', version: 2 }]);
  expect(selection.rows().get('a')?.version).toBe(2);
});

it('stops at its maximum, and says so', () => {
  const { selection, ids } = start(3);
  selection.choosePage(page, true);
  expect([ids(), selection.isFull()]).toEqual(['abc', true]);
  selection.drop(['a']);
  expect(selection.isFull()).toBe(false);
});

it('notifies listeners of changes only', () => {
  const { selection } = start();
  const hear = vi.fn();
  const leave = selection.subscribe(hear);
  selection.clear();
  selection.show(page);
  expect(hear).not.toHaveBeenCalled();
  selection.choosePage(page, true);
  selection.choosePage(page, false);
  expect(hear).toHaveBeenCalledTimes(2);
  leave();
  selection.toggle(a);
  expect(hear).toHaveBeenCalledTimes(2);
});
