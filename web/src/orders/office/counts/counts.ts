import type { CountForm_OrderFragment, CountPlace, OrderStatus } from '../../../graphql/generated';

export const placeWords: Record<CountPlace, string> = {
  IN: 'Into the plant',
  OUT: 'Out of the plant',
};

interface Order {
  orderStatus: OrderStatus;
  itemCount: number;
  counts: readonly Count[];
}

type Count = CountForm_OrderFragment['counts'][number];

const piecesText = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

/** The last count of an order where it keeps that from leaving: the server says the same of it. */
export function openDifference({ itemCount, orderStatus, counts }: Order): Count | undefined {
  if (orderStatus !== 'PICKED' && orderStatus !== 'PROCESSING') return undefined;
  const last = counts.reduce<Count | undefined>(
    (latest, one) => (latest && latest.at > one.at ? latest : one),
    undefined,
  );
  const agrees = last?.pieces === itemCount || (last?.note && last.expected === itemCount);
  return agrees ? undefined : last;
}

/** 9 of 10 pieces: One shirt is at the tailor */
export function countText({ pieces, expected, note }: Count): string {
  const counted = pieces === expected ? piecesText(pieces) : `${pieces} of ${piecesText(expected)}`;
  return note ? `${counted}: ${note}` : counted;
}

/** What there is to do before it can leave; nothing of what may. */
export function differenceText(order: Order): string | undefined {
  const open = openDifference(order);
  if (!open) return undefined;
  const counted = `${open.pieces} of ${piecesText(order.itemCount)}`;
  return `${counted} were counted ${placeWords[open.place].toLowerCase()}. Count again, or say why, before it is dispatched.`;
}
