import { expect, it } from 'vitest';
import { waitBefore } from '../../graphql/webSocketLink';
import { mergeChanges } from './change';

const change = (id: string | null, version = 1) => ({ id, version, isNew: false });
const anything = { id: null, version: null, isNew: false };

it('merges changes of the same object, and many changes into an unknown one', () => {
  expect(mergeChanges([change('a'), change('b'), change('a', 2)])).toEqual([
    change('a', 2),
    change('b'),
  ]);
  expect(mergeChanges([change('a'), change(null)])).toEqual([anything]);
  const many = Array.from({ length: 21 }, (_, place) => change(String(place)));
  expect(mergeChanges(many)).toEqual([anything]);
});

it('reconnects with growing random delays of at most a minute', () => {
  expect([0, 1, 2, 3].map((retry) => waitBefore(retry, 1))).toEqual([2000, 4000, 8000, 16_000]);
  expect(waitBefore(20, 1)).toBe(60_000);
  expect(waitBefore(0, 0)).toBe(500);
});
