import type { CountForm_OrderFragment, CountPlace, OrderStatus } from '../../../graphql/generated';
import { neededCount } from '../steps';

export const placeLabels: Record<CountPlace, string> = {
  PICKUP: 'At pickup',
  IN: 'Into the plant',
  OUT: 'Out of the plant',
};

interface Order {
  orderStatus: OrderStatus;
  itemCount: number;
  counts: readonly Count[];
  missingCounts: readonly CountPlace[];
}

type Count = CountForm_OrderFragment['counts'][number];

export const piecesText = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

const lastOf = (counts: readonly Count[]): Count | undefined =>
  counts.reduce<Count | undefined>(
    (latest, one) => (latest && latest.at > one.at ? latest : one),
    undefined,
  );

/** The last count of an order where it keeps that from leaving: the server says the same of it. */
export function openDifference({
  itemCount,
  orderStatus,
  counts,
}: Omit<Order, 'missingCounts'>): Count | undefined {
  if (orderStatus !== 'PICKED' && orderStatus !== 'PROCESSING') return undefined;
  const last = lastOf(counts);
  const agrees = last?.pieces === itemCount || (last?.note && last.expected === itemCount);
  return agrees ? undefined : last;
}

/** Where to count now: what the next step needs, else where the count differs, else the next place. */
export function placeToCount(order: Order): CountPlace {
  const needed = neededCount(order);
  if (needed) return needed;
  const differs = openDifference(order)?.place;
  if (differs === 'IN' || differs === 'OUT') return differs;
  return order.counts.some(({ place }) => place === 'IN') ? 'OUT' : 'IN';
}

const missingTexts: Partial<Record<CountPlace, string>> = {
  IN: 'Count the pieces into the plant before processing starts.',
  OUT: 'Count the pieces out of the plant before dispatch.',
};

/** Which count the settings demand next; nothing where none is missing in the plant. */
export function missingText({ missingCounts }: Pick<Order, 'missingCounts'>): string | undefined {
  const [first] = missingCounts;
  return first && missingTexts[first];
}

/** Note of the last count with the same number of pieces. The server reuses it without a new one. */
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
export function differenceText(order: Omit<Order, 'missingCounts'>): string | undefined {
  const open = openDifference(order);
  if (!open) return undefined;
  const counted = `${open.pieces} of ${piecesText(order.itemCount)}`;
  return `${counted} were counted ${placeLabels[open.place].toLowerCase()}. Count again, or enter the reason, before it is dispatched.`;
}
