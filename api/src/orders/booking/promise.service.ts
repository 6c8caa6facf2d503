import type { Viewer } from '../../auth/viewer.js';
import type { Deps } from '../../database.js';
import { addDays, readableDay, today } from '../../platform/dates.js';
import { badInput } from '../../platform/errors.js';
import {
  impossible,
  mailCustomer,
  orderToChange,
  type OrderToChange,
  pickupOf,
  writeChange,
} from '../order-change.service.js';
import { OrderEventKind } from '../order-event.entity.js';
import { promisedMail } from '../order.mails.js';
import { isUnderWay } from '../order.status.js';
import type { PromiseOrderArgs } from './promise.inputs.js';

/** Days ahead that staff may promise. */
const MAX_DAYS_AHEAD = 120;

/**
 * Refuses a promised day in the past, before the pickup, or more than `MAX_DAYS_AHEAD` days ahead.
 */
function checkDay({ pickupDate, promisedBy }: OrderToChange, day: string): void {
  if (day < today()) throw badInput({ promisedBy: 'Promised day cannot be before today' });
  if (day < pickupDate)
    throw badInput({ promisedBy: `The pickup is not before ${readableDay(pickupDate)}` });
  if (day > addDays(today(), MAX_DAYS_AHEAD))
    throw badInput({ promisedBy: `Promised day must be within ${MAX_DAYS_AHEAD} days` });
  if (day === promisedBy) throw badInput({ promisedBy: 'Already promised for this date' });
}

/** Promises another delivery day until the order is delivered or cancelled, and mails the reason to the customer. */
export function promiseOrder(
  viewer: Viewer,
  { em, app }: Deps,
  { promisedBy, reason, ...seen }: PromiseOrderArgs,
): Promise<void> {
  return em.transactional(async (tx) => {
    const order = await orderToChange(tx, viewer, seen, 'orders.book');
    if (!isUnderWay(order.orderStatus))
      throw impossible(`The promised day cannot be changed: this order is ${order.orderStatus}`);
    checkDay(order, promisedBy);
    const told = [
      ...(order.promisedBy ? [`From ${readableDay(order.promisedBy)}`] : []),
      `to ${readableDay(promisedBy)}`,
    ].join(' ');
    const event = { kind: OrderEventKind.PROMISED, reason: `${capital(told)}. ${reason}` };
    await writeChange(tx, viewer, order, { promisedBy }, event);
    const now = { ...order, promisedBy };
    const content = promisedMail(app.publicUrl, order.user.$, now, reason);
    await mailCustomer({ em: tx, app }, order, 'promised day changed', content, pickupOf(order));
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
