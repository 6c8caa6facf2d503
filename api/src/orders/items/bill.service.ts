import type { Em } from '../../database.js';
import type { OrderToChange } from '../order-change.service.js';
import { offersFor } from './offers.queries.js';
import { type Bill, billOf, type Offer } from './order.bill.js';
import type { PickupItemInput } from './items.inputs.js';
import { OrderItem } from '../order-item.entity.js';

/** Makes the bill; what is on the order already keeps the name and price that it has there. */
export async function countUp(
  em: Em,
  { user }: OrderToChange,
  items: readonly PickupItemInput[],
  kept: readonly OrderItem[] = [],
): Promise<Bill> {
  const clothIds = [...new Set(items.flatMap(({ clothId }) => clothId?.toLowerCase() ?? []))];
  const offers = new Map<string, Offer>();
  for (const { id, ...offer } of clothIds.length ? await offersFor(em, user.id, clothIds) : [])
    offers.set(id, offer);
  return billOf(items, offers, kept);
}

/** The lines of an order, as they stand on it. */
export const itemsOf = (em: Em, order: OrderToChange): Promise<OrderItem[]> =>
  em.find(OrderItem, { order: order.id }, { orderBy: { position: 'asc' } });

/** The lines of a bill take the place of all that were on the order. */
export async function replaceItems(em: Em, order: OrderToChange, { lines }: Bill): Promise<void> {
  await em.nativeDelete(OrderItem, { order: order.id });
  for (const [position, line] of lines.entries())
    em.create(OrderItem, { ...line, order, position });
  await em.flush();
}
