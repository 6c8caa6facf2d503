import type { Em } from '../../database.js';
import { BillLine } from '../bill-line.entity.js';
import type { OrderToChange } from '../order-change.service.js';
import { OrderItem } from '../order-item.entity.js';
import type { PickupItemInput } from './items.inputs.js';
import { offersFor } from './offers.queries.js';
import { type PriceRefusal, priceItems } from './item-prices.js';
import type { Bill, Offer, PricedItems, TaxTerms } from './order.bill.js';

interface Priced {
  items: readonly PickupItemInput[];
  terms: TaxTerms;
  kept?: readonly OrderItem[];
  refusal: PriceRefusal | null;
}

/** Prices what was counted; what is on the order already keeps the name, price and rate of tax that it has there. */
export async function countUp(
  em: Em,
  { user }: OrderToChange,
  { items, terms, kept = [], refusal }: Priced,
): Promise<PricedItems> {
  const clothIds = [...new Set(items.flatMap(({ clothId }) => clothId?.toLowerCase() ?? []))];
  const offers = new Map<string, Offer>();
  for (const { id, ...offer } of clothIds.length ? await offersFor(em, user.id, clothIds) : [])
    offers.set(id, {
      ...offer,
      sac: offer.sac ?? terms.sac,
      taxRate: offer.taxRate ?? terms.taxRate,
    });
  return priceItems(items, offers, kept, refusal);
}

/** The items of an order, as they stand on it. */
export const itemsOf = (em: Em, order: OrderToChange): Promise<OrderItem[]> =>
  em.find(OrderItem, { order: order.id }, { orderBy: { position: 'asc' } });

/** What stands beside them. */
export const linesOf = (em: Em, order: OrderToChange): Promise<BillLine[]> =>
  em.find(BillLine, { order: order.id }, { orderBy: { position: 'asc' } });

/** The items and lines of a bill take the place of all that were on the order. */
export async function replaceBill(em: Em, order: OrderToChange, bill: Bill): Promise<void> {
  await em.nativeDelete(OrderItem, { order: order.id });
  for (const [position, item] of bill.items.entries())
    em.create(OrderItem, { ...item, order, position });
  await replaceLines(em, order, bill);
}

/** The same for the lines alone. */
export async function replaceLines(em: Em, order: OrderToChange, { lines }: Bill): Promise<void> {
  await em.nativeDelete(BillLine, { order: order.id });
  for (const [position, line] of lines.entries()) em.create(BillLine, { ...line, order, position });
  await em.flush();
}
