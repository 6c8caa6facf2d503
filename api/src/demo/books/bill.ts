import { BillLineKind } from '../../orders/bill-line.entity.js';
import type { WantedLine } from '../../orders/items/bill-line.rules.js';
import {
  makeBill,
  type PricedItem,
  summedUp,
  type TaxTerms,
} from '../../orders/items/order.bill.js';
import { createRandom } from '../random.js';

const LINES: readonly WantedLine[] = [
  { kind: BillLineKind.DISCOUNT, basisPoints: 1000, reason: 'Regular customer' },
  { kind: BillLineKind.DISCOUNT, amount: 5000, reason: 'A button was lost last time' },
  { kind: BillLineKind.DISCOUNT, basisPoints: 1250, reason: 'Festival week' },
  { kind: BillLineKind.SURCHARGE, amount: 3000, reason: 'Heavy stains' },
  { kind: BillLineKind.DELIVERY_FEE, amount: 4000, reason: 'Outside the area' },
];

/**
 * What stands on some bills beside the items, and the total of all. It follows from the id of the order, so that the
 * other rows are what they are without it.
 */
export function makeBillLines(
  { id, created }: { id: string; created: Date },
  items: PricedItem[],
  terms: TaxTerms,
) {
  const random = createRandom(Number.parseInt(id.slice(-8), 16));
  const priced = summedUp(items);
  const wanted = priced.itemsTotal > 10_000 && random.chance(0.25) ? [random.pick(LINES)] : [];
  const { lines, totalPrice } = makeBill(priced, wanted, terms);
  const billLines = lines.map((line, position) => ({
    id: random.id(created),
    ...{ order: id, position },
    ...line,
  }));
  return { billLines, totalPrice };
}
