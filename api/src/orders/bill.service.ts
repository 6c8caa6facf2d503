import type { Em } from '../database.js';
import type { OrderToChange } from './changes.service.js';
import { offersFor } from './offers.queries.js';
import { type Bill, billOf, type Offer } from './order.bill.js';
import type { PickupItemInput } from './order-change.inputs.js';
import { OrderItem } from './order-item.entity.js';

/** Makes the bill; cloth types that are on the order already keep the name and price they have there. */
export async function countUp(
  em: Em,
  { user }: OrderToChange,
  items: readonly PickupItemInput[],
  kept: readonly OrderItem[] = [],
): Promise<Bill> {
  const clothIds = [...new Set(items.map(({ clothId }) => clothId.toLowerCase()))];
  const offers = new Map<string, Offer>();
  for (const { id, ...offer } of clothIds.length ? await offersFor(em, user.id, clothIds) : [])
    offers.set(id, offer);
  for (const { clothId, name, price } of kept) if (clothId) offers.set(clothId, { name, price });
  return billOf(items, offers);
}

/** The lines of a bill take the place of all that were on the order. */
export async function replaceItems(em: Em, order: OrderToChange, { lines }: Bill): Promise<void> {
  await em.nativeDelete(OrderItem, { order: order.id });
  for (const [position, line] of lines.entries())
    em.create(OrderItem, { ...line, order, position });
  await em.flush();
}
