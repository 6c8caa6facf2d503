import type { OrderStatus } from '../../../graphql/schema.generated';
import { todayPlus } from '../../../ui/format/dates';

interface ToPlan {
  orderStatus: OrderStatus;
  pickupDate: string;
}

/**
 * Proposed day of a round with these orders: the pickup day, or today for past pickup days and for
 * deliveries. Empty if the orders have different days.
 */
export function assignDay(orders: readonly ToPlan[], today = todayPlus()): string {
  const days = orders.map(({ orderStatus, pickupDate }) =>
    orderStatus === 'WAITING_FOR_PICKUP' && pickupDate > today ? pickupDate : today,
  );
  return new Set(days).size === 1 ? (days[0] ?? '') : '';
}
