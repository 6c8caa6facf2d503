import { expect, it } from 'vitest';
import type { CountStage, OrderStatus } from '../../../graphql/schema.generated';
import { differenceText, missingText, stageToCount } from './pieceCounts';

const countedAt = '2026-03-05T04:00:00Z';
const counted = (stage: CountStage, pieces = 10) => ({
  ...{ __typename: 'PieceCount' as const, stage, pieces, expected: 10, note: null, countedAt },
});
const order = (
  orderStatus: OrderStatus,
  missingCounts: readonly CountStage[] = [],
  pieceCounts: ReturnType<typeof counted>[] = [],
) => ({ orderStatus, missingCounts, pieceCounts, itemCount: 10 });

it('starts with the count that the next step needs', () => {
  expect(stageToCount(order('PICKED', ['PLANT_IN', 'PLANT_OUT']))).toBe('PLANT_IN');
  expect(stageToCount(order('PROCESSING', ['PLANT_OUT']))).toBe('PLANT_OUT');
  expect(stageToCount(order('PROCESSING', ['PLANT_OUT'], [counted('PLANT_IN', 9)]))).toBe(
    'PLANT_OUT',
  );
});

it('otherwise starts where the count differs, or with the next stage', () => {
  expect(stageToCount(order('PICKED', ['PLANT_OUT']))).toBe('PLANT_IN');
  expect(stageToCount(order('PICKED', [], [counted('PLANT_IN', 9)]))).toBe('PLANT_IN');
  expect(stageToCount(order('PICKED', [], [counted('PLANT_IN')]))).toBe('PLANT_OUT');
  // The count at pickup cannot be repeated.
  expect(stageToCount(order('PICKED', [], [counted('PICKUP', 9)]))).toBe('PLANT_IN');
});

it('says which count is missing in the plant', () => {
  expect(missingText(order('PICKED', ['PLANT_IN', 'PLANT_OUT']))).toBe(
    'Count the pieces into the plant before processing starts.',
  );
  expect(missingText(order('PROCESSING', ['PLANT_OUT']))).toBe(
    'Count the pieces out of the plant before dispatch.',
  );
  for (const stages of [[], ['PICKUP']] as const)
    expect(missingText(order('WAITING_FOR_PICKUP', stages))).toBeUndefined();
});

it('says where a count differs, at pickup too', () => {
  expect(differenceText(order('PICKED', [], [counted('PICKUP', 9)]))).toMatch(
    /^9 of 10 pieces were counted at pickup\. Count again/,
  );
});
