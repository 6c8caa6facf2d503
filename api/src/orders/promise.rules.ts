import { addDays } from '../platform/dates.js';
import { work } from '../site.js';
import { isUnderWay, OrderStatus } from './order.status.js';

/** Days of the week that count, 0 is Sunday; at least one. */
type Week = readonly number[];

const isWorking = (day: string, week: Week): boolean =>
  week.includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The day so many working days later. */
export function addWorkingDays(day: string, days: number, week: Week = work.days): string {
  let at = day;
  for (let left = days; left > 0; left -= isWorking(at, week) ? 1 : 0) at = addDays(at, 1);
  return at;
}

/** Working days after `from` up to `to`, with that one. */
export function workingDaysBetween(from: string, to: string, week: Week = work.days): number {
  let days = 0;
  for (let at = addDays(from, 1); at <= to; at = addDays(at, 1))
    days += isWorking(at, week) ? 1 : 0;
  return days;
}

/** The day that an order with this pickup is promised by, unless staff agree on another one. */
export const promisedDay = (pickupDate: string, express: boolean): string =>
  addWorkingDays(pickupDate, express ? work.promise.express : work.promise.usual);

interface Promised {
  pickupDate: string;
  promisedBy: string | null;
}

/** The promise of an order whose pickup moves: as long after it as before; none where none was made. */
export const movedPromise = ({ pickupDate, promisedBy }: Promised, to: string): string | null =>
  promisedBy && addWorkingDays(to, workingDaysBetween(pickupDate, promisedBy));

/** Whether its customer has waited longer than they were told: for the pickup, or for the laundry. */
export function isOverdue(
  order: Promised & { orderStatus: OrderStatus; walkIn: boolean },
  day: string,
): boolean {
  const { orderStatus, pickupDate, promisedBy, walkIn } = order;
  if (!isUnderWay(orderStatus)) return false;
  const isFetched = orderStatus === OrderStatus.WAITING_FOR_PICKUP && !walkIn;
  if (isFetched && pickupDate < day) return true;
  return promisedBy !== null && promisedBy < day;
}
