import { expect, it } from 'vitest';
import type { CountPlace, OrderStatus } from '../../../graphql/generated';
import { differenceText, missingText, placeToCount } from './counts';

const at = '2026-03-05T04:00:00Z';
const counted = (place: CountPlace, pieces = 10) => ({
  ...{ __typename: 'PieceCount' as const, place, pieces, expected: 10, note: null, at },
});
const order = (
  orderStatus: OrderStatus,
  missingCounts: readonly CountPlace[] = [],
  counts: ReturnType<typeof counted>[] = [],
) => ({ orderStatus, missingCounts, counts, itemCount: 10 });

it('starts with the count that the next step needs', () => {
  expect(placeToCount(order('PICKED', ['IN', 'OUT']))).toBe('IN');
  expect(placeToCount(order('PROCESSING', ['OUT']))).toBe('OUT');
  expect(placeToCount(order('PROCESSING', ['OUT'], [counted('IN', 9)]))).toBe('OUT');
});

it('otherwise starts where the count differs, or with the next place', () => {
  expect(placeToCount(order('PICKED', ['OUT']))).toBe('IN');
  expect(placeToCount(order('PICKED', [], [counted('IN', 9)]))).toBe('IN');
  expect(placeToCount(order('PICKED', [], [counted('IN')]))).toBe('OUT');
  // The count at pickup cannot be repeated.
  expect(placeToCount(order('PICKED', [], [counted('PICKUP', 9)]))).toBe('IN');
});

it('says which count is missing in the plant', () => {
  expect(missingText(order('PICKED', ['IN', 'OUT']))).toBe(
    'Count the pieces into the plant before processing starts.',
  );
  expect(missingText(order('PROCESSING', ['OUT']))).toBe(
    'Count the pieces out of the plant before dispatch.',
  );
  for (const places of [[], ['PICKUP']] as const)
    expect(missingText(order('WAITING_FOR_PICKUP', places))).toBeUndefined();
});

it('says where a count differs, at pickup too', () => {
  expect(differenceText(order('PICKED', [], [counted('PICKUP', 9)]))).toMatch(
    /^9 of 10 pieces were counted at pickup\. Count again/,
  );
});
