import { addDays } from '../platform/dates.js';
import { work } from '../site-config.js';
import { isUnderWay, OrderStatus } from '../../rules/order-status.js';

/** Working days as weekdays, where 0 is Sunday. It contains at least one. */
type Week = readonly number[];

const isWorking = (day: string, week: Week): boolean =>
  week.includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The date that is this number of working days after `day`. */
export function addWorkingDays(day: string, days: number, week: Week = work.days): string {
  let at = day;
  for (let left = days; left > 0; left -= isWorking(at, week) ? 1 : 0) at = addDays(at, 1);
  return at;
}

/** Number of working days after `from`, up to and including `to`. */
export function workingDaysBetween(from: string, to: string, week: Week = work.days): number {
  let days = 0;
  for (let at = addDays(from, 1); at <= to; at = addDays(at, 1))
    days += isWorking(at, week) ? 1 : 0;
  return days;
}

/** Default promised date for this pickup day; staff can change it later. */
export const defaultPromisedDate = (pickupDate: string, express: boolean): string =>
  addWorkingDays(pickupDate, express ? work.promise.express : work.promise.usual);

interface Promised {
  pickupDate: string;
  promisedDate: string | null;
}

/**
 * Promised date after a move of the pickup: the number of working days between the two dates stays
 * the same. Null for an order without a promised date.
 */
export const movedPromisedDate = (
  { pickupDate, promisedDate }: Promised,
  to: string,
): string | null =>
  promisedDate && addWorkingDays(to, workingDaysBetween(pickupDate, promisedDate));

/**
 * Whether the pickup day has passed without a pickup, or the promised date without a delivery. A
 * walk-in needs no pickup.
 */
export function isOverdue(
  order: Promised & { orderStatus: OrderStatus; walkIn: boolean },
  day: string,
): boolean {
  const { orderStatus, pickupDate, promisedDate, walkIn } = order;
  if (!isUnderWay(orderStatus)) return false;
  const needsPickup = orderStatus === OrderStatus.WAITING_FOR_PICKUP && !walkIn;
  if (needsPickup && pickupDate < day) return true;
  return promisedDate !== null && promisedDate < day;
}
