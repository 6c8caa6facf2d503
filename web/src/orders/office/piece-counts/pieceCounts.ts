import type {
  PieceCountForm_OrderFragment,
  CountStage,
  OrderStatus,
} from '../../../graphql/generated';
import { neededCount } from '../statusSteps';

export const stageLabels: Record<CountStage, string> = {
  PICKUP: 'At pickup',
  PLANT_IN: 'Into the plant',
  PLANT_OUT: 'Out of the plant',
};

interface Order {
  orderStatus: OrderStatus;
  itemCount: number;
  pieceCounts: readonly Count[];
  missingCounts: readonly CountStage[];
}

type Count = PieceCountForm_OrderFragment['pieceCounts'][number];

export const piecesText = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

const lastOf = (pieceCounts: readonly Count[]): Count | undefined =>
  pieceCounts.reduce<Count | undefined>(
    (latest, one) => (latest && latest.at > one.at ? latest : one),
    undefined,
  );

/** The last count of an order where it keeps that from leaving: the server says the same of it. */
export function openDifference({
  itemCount,
  orderStatus,
  pieceCounts,
}: Omit<Order, 'missingCounts'>): Count | undefined {
  if (orderStatus !== 'PICKED' && orderStatus !== 'PROCESSING') return undefined;
  const last = lastOf(pieceCounts);
  const agrees = last?.pieces === itemCount || (last?.note && last.expected === itemCount);
  return agrees ? undefined : last;
}

/** Where to count now: what the next step needs, else where the count differs, else the next stage. */
export function stageToCount(order: Order): CountStage {
  const needed = neededCount(order);
  if (needed) return needed;
  const differs = openDifference(order)?.stage;
  if (differs === 'PLANT_IN' || differs === 'PLANT_OUT') return differs;
  return order.pieceCounts.some(({ stage }) => stage === 'PLANT_IN') ? 'PLANT_OUT' : 'PLANT_IN';
}

const missingTexts: Partial<Record<CountStage, string>> = {
  PLANT_IN: 'Count the pieces into the plant before processing starts.',
  PLANT_OUT: 'Count the pieces out of the plant before dispatch.',
};

/** Which count the settings demand next; nothing where none is missing in the plant. */
export function missingText({ missingCounts }: Pick<Order, 'missingCounts'>): string | undefined {
  const [first] = missingCounts;
  return first && missingTexts[first];
}

/** Note of the last count with the same number of pieces. The server reuses it without a new one. */
export function noteOfSameCount(
  { itemCount, pieceCounts }: Pick<Order, 'itemCount' | 'pieceCounts'>,
  pieces: number,
): string | null {
  const last = lastOf(pieceCounts);
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
  return `${counted} were counted ${stageLabels[open.stage].toLowerCase()}. Count again, or enter the reason, before it is dispatched.`;
}
