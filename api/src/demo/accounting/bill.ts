import { AdjustmentKind } from '../../orders/order-adjustment.entity.js';
import { billEventValues } from '../../orders/items/bill-limit.rules.js';
import type { WantedAdjustment } from '../../orders/items/adjustment.rules.js';
import {
  makeBill,
  type PricedItem,
  type Repriced,
  summedUp,
  type TaxTerms,
} from '../../orders/items/bill-calculation.js';
import { createRandom } from '../random.js';

const LINES: readonly WantedAdjustment[] = [
  { kind: AdjustmentKind.DISCOUNT, basisPoints: 1000, reason: 'Regular customer' },
  { kind: AdjustmentKind.DISCOUNT, amount: 5000, reason: 'A button was lost last time' },
  { kind: AdjustmentKind.DISCOUNT, basisPoints: 1250, reason: 'Festival week' },
  { kind: AdjustmentKind.SURCHARGE, amount: 3000, reason: 'Heavy stains' },
  { kind: AdjustmentKind.DELIVERY_FEE, amount: 4000, reason: 'Outside the area' },
];

/**
 * Sets a price by hand for the first item of some orders. The order id seeds the choice, so that it
 * takes no numbers from the shared generator.
 */
function priceByHand<Item extends PricedItem>(id: string, items: readonly Item[]) {
  const random = createRandom(Number.parseInt(id.slice(-8), 16) + 1);
  const repriced: Repriced[] = [];
  const priced = items.map((item, position) => {
    const { price: from, quantity } = item;
    const price = from - Math.round(from / 1000) * 100;
    const isByHand = position === 0 && price !== from && random.chance(0.1);
    if (isByHand) repriced.push({ from, price, quantity });
    return { ...item, price: isByHand ? price : from, listPrice: from };
  });
  return { priced, repriced };
}

/**
 * Items with their prices, discounts and charges of some bills, the total, and the values for the
 * control report. The order id seeds the choices, so that they take no numbers from the shared
 * generator.
 */
export function makeBillRows<Item extends PricedItem>(
  { id, created }: { id: string; created: Date },
  listed: readonly Item[],
  terms: TaxTerms,
) {
  const random = createRandom(Number.parseInt(id.slice(-8), 16));
  const { priced: items, repriced } = priceByHand(id, listed);
  const priced = { ...summedUp(items), repriced };
  const wanted = priced.itemsTotal > 10_000 && random.chance(0.25) ? [random.pick(LINES)] : [];
  const bill = makeBill(priced, wanted, terms);
  const adjustments = bill.adjustments.map((line, position) => ({
    id: random.id(created),
    ...{ order: id, position },
    ...line,
  }));
  const given = billEventValues(bill, { before: null, charged: [] });
  return { items, adjustments, totalPrice: bill.totalPrice, given };
}
