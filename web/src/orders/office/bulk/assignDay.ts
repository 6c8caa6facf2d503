import type { OrderStatus } from '../../../graphql/schema.generated';
import { todayPlus } from '../../../ui/format/dates';

interface ToPlan {
  orderStatus: OrderStatus;
  pickupDate: string;
}

/**
 * The proposed day for a round with these orders. A shared pickup day, or today for a past day and
 * for deliveries. Empty if the days differ.
 */
export function assignDay(orders: readonly ToPlan[], today = todayPlus()): string {
  const days = orders.map(({ orderStatus, pickupDate }) =>
    orderStatus === 'WAITING_FOR_PICKUP' && pickupDate > today ? pickupDate : today,
  );
  return new Set(days).size === 1 ? (days[0] ?? '') : '';
}
