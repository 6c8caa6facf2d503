import { expect, it } from 'vitest';
import { grouped, merged, moved, placed } from './stopSequence';

it('moves a stop as far as there is room', () => {
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'gone', 1)).toEqual(['a', 'b', 'c']);
  expect(placed(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
});

it('keeps the chosen order of the remaining stops, and appends new ones', () => {
  expect(merged(['c', 'gone', 'a'], ['a', 'gone', 'c'], ['a', 'new', 'c'])).toEqual([
    'c',
    'a',
    'new',
  ]);
});

it('leaves out removed stops', () => {
  expect(merged(['c', 'a'], ['a', 'b', 'c'], ['b', 'a', 'new', 'c'])).toEqual(['c', 'a', 'new']);
});

it('groups in the order in which names come', () => {
  expect(grouped(['b1', 'a1', 'b2'], (text) => text.charAt(0))).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
