import type { Em } from '../../database.js';
import { OrderAdjustment } from '../order-adjustment.entity.js';
import type { OrderForUpdate } from '../order-mutation.service.js';
import { OrderEvent } from '../order-event.entity.js';
import { OrderItem } from '../order-item.entity.js';
import { type Charges, chargesOf } from './bill-limit.rules.js';
import { expressAdjustments } from './adjustment.rules.js';
import type { PickupItemInput } from './items.inputs.js';
import { pricesFor } from './price-lookup.queries.js';
import { type PriceRefusal, priceItems } from './item-prices.js';
import type { Bill, ClothPrice, PricedItems, TaxTerms } from './bill-calculation.js';

interface PricingInput {
  items: readonly PickupItemInput[];
  terms: TaxTerms;
  existing?: readonly OrderItem[];
  refusal: PriceRefusal | null;
}

/**
 * Computes the prices of the item lines of a request. An item that is already on the order keeps
 * its name and tax rate. It keeps its price unless the line has its own price.
 */
export async function priceOrderItems(
  em: Em,
  { user }: OrderForUpdate,
  { items, terms, existing = [], refusal }: PricingInput,
): Promise<PricedItems> {
  const clothIds = [...new Set(items.flatMap(({ clothId }) => clothId?.toLowerCase() ?? []))];
  const clothPrices = new Map<string, ClothPrice>();
  for (const { id, ...price } of clothIds.length ? await pricesFor(em, user.id, clothIds) : [])
    clothPrices.set(id, {
      ...price,
      sac: price.sac ?? terms.sac,
      taxRate: price.taxRate ?? terms.taxRate,
    });
  return priceItems(items, clothPrices, existing, refusal);
}

/** The items of an order, in their order on the bill. */
export const itemsOf = (em: Em, order: OrderForUpdate): Promise<OrderItem[]> =>
  em.find(OrderItem, { order: order.id }, { orderBy: { position: 'asc' } });

/** The adjustments of an order, in their order on the bill. */
export const adjustmentsOf = (em: Em, order: OrderForUpdate): Promise<OrderAdjustment[]> =>
  em.find(OrderAdjustment, { order: order.id }, { orderBy: { position: 'asc' } });

/**
 * Earlier charges of an order: the express surcharge of its booking, and the charges of every saved
 * bill.
 */
export async function chargedOn(em: Em, order: OrderForUpdate): Promise<Charges[]> {
  const events = await em.find(OrderEvent, { order: order.id, chargeAmount: { $ne: null } });
  const saved = events.map(({ chargeBasisPoints, chargeAmount }) => ({
    basisPoints: chargeBasisPoints ?? 0,
    amount: chargeAmount ?? 0,
  }));
  return [chargesOf(expressAdjustments(order)), ...saved];
}

/** Replaces all items and adjustments of an order. */
export async function replaceBill(em: Em, order: OrderForUpdate, bill: Bill): Promise<void> {
  await em.nativeDelete(OrderItem, { order: order.id });
  for (const [position, item] of bill.items.entries())
    em.create(OrderItem, { ...item, order, position });
  await replaceAdjustments(em, order, bill);
}

/** Replaces the adjustments of an order; its items stay. */
export async function replaceAdjustments(
  em: Em,
  order: OrderForUpdate,
  { adjustments }: Bill,
): Promise<void> {
  await em.nativeDelete(OrderAdjustment, { order: order.id });
  for (const [position, line] of adjustments.entries())
    em.create(OrderAdjustment, { ...line, order, position });
  await em.flush();
}
