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

const lastOf = (counts: readonly Count[]): Count | undefined =>
  counts.reduce<Count | undefined>(
    (latest, one) => (latest && latest.at > one.at ? latest : one),
    undefined,
  );

/** The last count of an order where it keeps that from leaving: the server says the same of it. */
export function openDifference({ itemCount, orderStatus, counts }: Order): Count | undefined {
  if (orderStatus !== 'PICKED' && orderStatus !== 'PROCESSING') return undefined;
  const last = lastOf(counts);
  const agrees = last?.pieces === itemCount || (last?.note && last.expected === itemCount);
  return agrees ? undefined : last;
}

/** Where to count now: where it differs, or else what comes next. */
export const placeToCount = (order: Order): CountPlace =>
  openDifference(order)?.place ?? (order.counts.some(({ place }) => place === 'IN') ? 'OUT' : 'IN');

/** What was said of as many pieces when they were counted last: the server keeps that, also without being told again. */
export function saidBefore(
  { itemCount, counts }: Pick<Order, 'itemCount' | 'counts'>,
  pieces: number,
): string | null {
  const last = lastOf(counts);
  return last?.pieces === pieces && last.expected === itemCount ? last.note : null;
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
