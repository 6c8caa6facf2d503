import { isPossible, permissionOf } from '../../../rules/order-actions.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Deps } from '../../database.js';
import { addDays, readableDay, today } from '../../platform/dates.js';
import { badInput } from '../../platform/errors.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import {
  invalidTransition,
  mailCustomer,
  findOrderForUpdate,
  type OrderForUpdate,
  pickupOf,
  saveOrder,
} from '../order-mutation.service.js';
import { OrderEventKind } from '../order-event.entity.js';
import { promisedDateMail } from '../order.mails.js';
import type { UpdatePromisedDateInput } from './promised-date.inputs.js';

/** How many days ahead of today a date can be promised. */
const MAX_DAYS_AHEAD = 120;

/**
 * Throws BAD_USER_INPUT for a promised date that is unchanged, in the past, before the pickup, or
 * more than `MAX_DAYS_AHEAD` days ahead.
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

/**
 * Changes the promised date of an order that is neither delivered nor cancelled. The customer gets
 * a mail with the reason.
 */
export function updatePromisedDate(
  viewer: Viewer,
  { em, app }: Deps,
  { promisedDate, reason, ...seen }: ExpectedVersion & UpdatePromisedDateInput,
): Promise<void> {
  return em.transactional(async (tx) => {
    const order = await findOrderForUpdate(tx, viewer, seen, permissionOf('CHANGE_PROMISED_DATE'));
    if (!isPossible('CHANGE_PROMISED_DATE', order.orderStatus))
      throw invalidTransition(
        `The promised date cannot be changed: this order is ${order.orderStatus}`,
      );
    checkDay(order, promisedDate);
    const change = [
      ...(order.promisedDate ? [`From ${readableDay(order.promisedDate)}`] : []),
      `to ${readableDay(promisedDate)}`,
    ].join(' ');
    const event = {
      kind: OrderEventKind.PROMISED_DATE_CHANGED,
      reason: `${capital(change)}. ${reason}`,
    };
    await saveOrder(tx, viewer, order, { promisedDate }, event);
    const now = { ...order, promisedDate };
    const content = promisedDateMail(app.publicUrl, order.user.$, now, reason);
    await mailCustomer({ em: tx, app }, order, 'promised day changed', content, pickupOf(order));
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
