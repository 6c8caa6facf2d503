import type { Viewer } from '../../auth/viewer.js';
import type { Deps } from '../../database.js';
import { addDays, readableDay, today } from '../../platform/dates.js';
import { badInput } from '../../platform/errors.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import {
  invalidTransition,
  mailCustomer,
  lockOrderForUpdate,
  type OrderForUpdate,
  pickupOf,
  saveOrder,
} from '../order-mutation.service.js';
import { OrderEventKind } from '../order-event.entity.js';
import { promisedDateMail } from '../order.mails.js';
import { isUnderWay } from '../order.status.js';
import type { UpdatePromisedDateInput } from './promised-date.inputs.js';

/** Days ahead that staff may promise. */
const MAX_DAYS_AHEAD = 120;

/**
 * Refuses a promised day in the past, before the pickup, or more than `MAX_DAYS_AHEAD` days ahead.
 */
function checkDay({ pickupDate, promisedDate }: OrderForUpdate, day: string): void {
  if (day < today()) throw badInput({ promisedDate: 'Promised date cannot be before today' });
  if (day < pickupDate)
    throw badInput({
      promisedDate: `The promised date cannot be before the pickup on ${readableDay(pickupDate)}`,
    });
  if (day > addDays(today(), MAX_DAYS_AHEAD))
    throw badInput({ promisedDate: `Promised date must be within ${MAX_DAYS_AHEAD} days` });
  if (day === promisedDate) throw badInput({ promisedDate: 'Already promised for this date' });
}

/** Promises another delivery day until the order is delivered or cancelled, and mails the reason to the customer. */
export function updatePromisedDate(
  viewer: Viewer,
  { em, app }: Deps,
  { promisedDate, reason, ...seen }: ExpectedVersion & UpdatePromisedDateInput,
): Promise<void> {
  return em.transactional(async (tx) => {
    const order = await lockOrderForUpdate(tx, viewer, seen, 'orders.book');
    if (!isUnderWay(order.orderStatus))
      throw invalidTransition(
        `The promised date cannot be changed: this order is ${order.orderStatus}`,
      );
    checkDay(order, promisedDate);
    const text = [
      ...(order.promisedDate ? [`From ${readableDay(order.promisedDate)}`] : []),
      `to ${readableDay(promisedDate)}`,
    ].join(' ');
    const event = {
      kind: OrderEventKind.PROMISED_DATE_CHANGED,
      reason: `${capital(text)}. ${reason}`,
    };
    await saveOrder(tx, viewer, order, { promisedDate }, event);
    const now = { ...order, promisedDate };
    const content = promisedDateMail(app.publicUrl, order.user.$, now, reason);
    await mailCustomer({ em: tx, app }, order, 'promised day changed', content, pickupOf(order));
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
