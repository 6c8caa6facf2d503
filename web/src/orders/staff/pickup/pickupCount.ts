import type { CountStage, OrderStatus } from '../../../graphql/schema.generated';
import { piecesText } from '../piece-counts/pieceCounts';
import { piecesOf, type PickupLine } from './pickupLines';

interface Order {
  orderStatus: OrderStatus;
  missingCounts: readonly CountStage[];
}

/** True if the order settings require a count with the pickup of this order. */
export const needsCount = ({ orderStatus, missingCounts }: Order): boolean =>
  orderStatus === 'WAITING_FOR_PICKUP' && missingCounts.includes('PICKUP');

/** Error of the typed number of pieces. Undefined if it equals the number of items. */
export function countRefusal(typed: string, lines: PickupLine[]): string | undefined {
  const items = piecesOf(lines);
  if (typed.trim() === '') return 'Count the pieces at pickup and enter how many there are';
  if (/^\d{1,5}$/.test(typed.trim()) && Number(typed) === items) return undefined;
  return `The items add up to ${piecesText(items)}. Count again or correct the items`;
}
