import type { CountForm_OrderFragment, CountPlace, OrderStatus } from '../../../graphql/generated';

export const placeWords: Record<CountPlace, string> = {
  IN: 'Into the plant',
  OUT: 'Out of the plant',
};

interface Order {
  orderStatus: OrderStatus;
  itemCount: number;
}

type Count = CountForm_OrderFragment['counts'][number];

const piecesText = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

/** A last count that keeps its order from leaving: the server says the same of it. */
export const isOpenDifference = (
  { itemCount, orderStatus }: Order,
  { pieces, expected, note }: Count,
): boolean =>
  (orderStatus === 'PICKED' || orderStatus === 'PROCESSING') &&
  pieces !== itemCount &&
  !(note && expected === itemCount);

/** 9 of 10 pieces: One shirt is at the tailor */
export function countText({ pieces, expected, note }: Count): string {
  const counted = pieces === expected ? piecesText(pieces) : `${pieces} of ${piecesText(expected)}`;
  return note ? `${counted}: ${note}` : counted;
}
