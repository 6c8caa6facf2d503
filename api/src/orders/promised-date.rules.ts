import { addDays } from '../platform/dates.js';
import { work } from '../site-config.js';
import { isUnderWay, OrderStatus } from './order.status.js';

/** Weekdays that are working days; 0 is Sunday. At least one. */
type Week = readonly number[];

const isWorking = (day: string, week: Week): boolean =>
  week.includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The date a number of working days after `day`. */
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

/** Promised date for this pickup day, unless staff promise another one. */
export const defaultPromisedDate = (pickupDate: string, express: boolean): string =>
  addWorkingDays(pickupDate, express ? work.promise.express : work.promise.usual);

interface Promised {
  pickupDate: string;
  promisedDate: string | null;
}

/**
 * Promised date after the pickup moves: by the same number of working days. Null without a promised
 * date.
 */
export const movedPromisedDate = (
  { pickupDate, promisedDate }: Promised,
  to: string,
): string | null =>
  promisedDate && addWorkingDays(to, workingDaysBetween(pickupDate, promisedDate));

/** Whether the pickup day or the promised date has passed without pickup or delivery. */
export function isOverdue(
  order: Promised & { orderStatus: OrderStatus; walkIn: boolean },
  day: string,
): boolean {
  const { orderStatus, pickupDate, promisedDate, walkIn } = order;
  if (!isUnderWay(orderStatus)) return false;
  const isFetched = orderStatus === OrderStatus.WAITING_FOR_PICKUP && !walkIn;
  if (isFetched && pickupDate < day) return true;
  return promisedDate !== null && promisedDate < day;
}
