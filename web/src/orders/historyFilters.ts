import type { OrderStatus } from '../graphql/generated';
import { toDay } from '../ui/dates';

export const historyStatuses = {
  Delivered: ['DELIVERED'],
  'In Progress': ['PICKED', 'PROCESSING', 'DISPATCHED'],
  'Pick-up': ['WAITING_FOR_PICKUP'],
} as const satisfies Record<string, OrderStatus[]>;

export type HistoryStatus = keyof typeof historyStatuses;

export const historyStatusNames: HistoryStatus[] = ['Delivered', 'In Progress', 'Pick-up'];

export interface HistoryFilters {
  search: string;
  /** As typed; it counts once it is a whole DD-MM-YYYY. */
  date: string;
  status: HistoryStatus | '';
}

interface HistoryOrder {
  id: string;
  shortId: string;
  createdAt: string;
  orderStatus: OrderStatus;
}

/** The word that this list has for a status. */
export const historyStatusOf = (status: OrderStatus): string =>
  historyStatusNames.find((name) =>
    (historyStatuses[name] as readonly OrderStatus[]).includes(status),
  ) ?? 'Cancelled';

/** All three combine. */
export function matchesHistory(order: HistoryOrder, { search, date, status }: HistoryFilters) {
  const id = search.trim().replace(/^#/, '').toLowerCase();
  const day = /^\d{2}-\d{2}-\d{4}$/.test(date.trim()) ? toDay(date) : '';
  return (
    (order.id.toLowerCase().includes(id) || order.shortId.toLowerCase().includes(id)) &&
    (!day || toDay(order.createdAt) === day) &&
    (!status || historyStatusOf(order.orderStatus) === status)
  );
}
