import { readableSpan } from '../../areas/slot.rules.js';
import { readableDay } from '../../platform/dates.js';
import type { Order } from '../order.entity.js';

/** A time span such as '10:00 AM–12:00 PM'; null for any time. */
export const readableTime = ({
  slotStartTime: startTime,
  slotEndTime: endTime,
}: Pick<Order, 'slotStartTime' | 'slotEndTime'>): string | null =>
  startTime && endTime ? readableSpan({ startTime, endTime }) : null;

/** A pickup day and time such as '24 Nov 2026, 10:00 AM–12:00 PM'. */
export const readablePickup = (
  order: Pick<Order, 'pickupDate' | 'slotStartTime' | 'slotEndTime'>,
): string => [readableDay(order.pickupDate), readableTime(order)].filter(Boolean).join(', ');
