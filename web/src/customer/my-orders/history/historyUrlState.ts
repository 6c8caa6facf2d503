import type { OrderFilter, OrderStatus } from '../../../graphql/schema.generated';
import { toDay } from '../../../ui/format/dates';

const historyStatuses = {
  Delivered: ['DELIVERED'],
  'In Progress': ['PICKED', 'PROCESSING', 'DISPATCHED'],
  'Pick-up': ['WAITING_FOR_PICKUP'],
} as const satisfies Record<string, OrderStatus[]>;

type HistoryStatus = keyof typeof historyStatuses;

export const historyStatusNames: HistoryStatus[] = ['Delivered', 'In Progress', 'Pick-up'];

export interface HistoryFilters {
  search: string;
  /** Typed text. The filter applies once it is a complete DD-MM-YYYY. */
  date: string;
  status: HistoryStatus | '';
}

export const readHistoryFilters = (params: URLSearchParams): HistoryFilters => ({
  search: params.get('search') ?? '',
  date: params.get('date') ?? '',
  status: historyStatusNames.find((name) => name === params.get('status')) ?? '',
});

/** Name of a status in the order history. */
export const historyStatusOf = (status: OrderStatus): string =>
  historyStatusNames.find((name) =>
    (historyStatuses[name] as readonly OrderStatus[]).includes(status),
  ) ?? 'Cancelled';

/** The filter for the server, which combines all three fields. Undefined if all are empty. */
export function toHistoryFilter({ search, date, status }: HistoryFilters): OrderFilter | undefined {
  const id = search.trim().replace(/^#\s*/, '');
  const day = /^\d{2}-\d{2}-\d{4}$/.test(date.trim()) ? toDay(date) : '';
  const filter: OrderFilter = {
    ...(id ? { search: id } : {}),
    ...(day ? { createdFrom: day, createdTo: day } : {}),
    ...(status ? { orderStatuses: [...historyStatuses[status]] } : {}),
  };
  return Object.keys(filter).length ? filter : undefined;
}
