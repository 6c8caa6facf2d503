import type { CountStage, OrderStatus } from '../../../graphql/schema.generated';
import type { PieceCountForm_OrderFragment } from './PieceCountForm.generated';
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
    (latest, one) => (latest && latest.countedAt > one.countedAt ? latest : one),
    undefined,
  );

/**
 * The last count of an order if its difference keeps the order in the plant. The server applies the
 * same rule.
 */
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

/**
 * Stage of the next count: the one that the next status requires, else the one with an open
 * difference, else the next stage in the plant.
 */
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

/** Text about the next required count in the plant. Undefined if none is missing. */
export function missingText({ missingCounts }: Pick<Order, 'missingCounts'>): string | undefined {
  const [first] = missingCounts;
  return first && missingTexts[first];
}

/** Note of the last count with the same number of pieces. The server reuses the note. */
export function noteOfSameCount(
  { itemCount, pieceCounts }: Pick<Order, 'itemCount' | 'pieceCounts'>,
  pieces: number,
): string | null {
  const last = lastOf(pieceCounts);
  return last?.pieces === pieces && last.expected === itemCount ? last.note : null;
}

/** Text of a count, such as "9 of 10 pieces: One shirt is at the tailor". */
export function countText({ pieces, expected, note }: Count): string {
  const counted = pieces === expected ? piecesText(pieces) : `${pieces} of ${piecesText(expected)}`;
  return note ? `${counted}: ${note}` : counted;
}

/** Text about the difference that keeps an order in the plant. Undefined without one. */
export function differenceText(order: Omit<Order, 'missingCounts'>): string | undefined {
  const open = openDifference(order);
  if (!open) return undefined;
  const counted = `${open.pieces} of ${piecesText(order.itemCount)}`;
  return `${counted} were counted ${stageLabels[open.stage].toLowerCase()}. Count again, or enter the reason, before dispatch.`;
}
