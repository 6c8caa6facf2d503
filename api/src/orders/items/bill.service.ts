import type { Em } from '../../database.js';
import { BillLine } from '../bill-line.entity.js';
import type { OrderToChange } from '../order-change.service.js';
import { OrderEvent } from '../order-event.entity.js';
import { OrderItem } from '../order-item.entity.js';
import { type Charges, chargesOf } from './bill-limit.rules.js';
import { expressLines } from './bill-line.rules.js';
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

/**
 * Computes the prices of the counted items. Items already on the order keep their name, price and
 * tax rate.
 */
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

/** The items of an order, in their order on the bill. */
export const itemsOf = (em: Em, order: OrderToChange): Promise<OrderItem[]> =>
  em.find(OrderItem, { order: order.id }, { orderBy: { position: 'asc' } });

/** The bill lines of an order, in their order on the bill. */
export const linesOf = (em: Em, order: OrderToChange): Promise<BillLine[]> =>
  em.find(BillLine, { order: order.id }, { orderBy: { position: 'asc' } });

/**
 * Earlier charges of an order: the express surcharge of its booking, and the charges of every saved
 * bill.
 */
export async function chargedOn(em: Em, order: OrderToChange): Promise<Charges[]> {
  const events = await em.find(OrderEvent, { order: order.id, chargeAmount: { $ne: null } });
  const saved = events.map(({ chargeBasisPoints, chargeAmount }) => ({
    basisPoints: chargeBasisPoints ?? 0,
    amount: chargeAmount ?? 0,
  }));
  return [chargesOf(expressLines(order)), ...saved];
}

/** Replaces all items and lines of an order. */
export async function replaceBill(em: Em, order: OrderToChange, bill: Bill): Promise<void> {
  await em.nativeDelete(OrderItem, { order: order.id });
  for (const [position, item] of bill.items.entries())
    em.create(OrderItem, { ...item, order, position });
  await replaceLines(em, order, bill);
}

/** Replaces the lines of an order; its items stay. */
export async function replaceLines(em: Em, order: OrderToChange, { lines }: Bill): Promise<void> {
  await em.nativeDelete(BillLine, { order: order.id });
  for (const [position, line] of lines.entries()) em.create(BillLine, { ...line, order, position });
  await em.flush();
}
