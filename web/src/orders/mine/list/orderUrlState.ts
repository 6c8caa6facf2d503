import type { OrderFilter, OrderStatus } from '../../../graphql/generated';
import { orderStatuses } from '../../orderStatus';

export interface MyOrderFilters {
  search: string;
  /** YYYY-MM-DD, the day on which the order was made. */
  date: string;
  status: OrderStatus | '';
}

export const noFilters = { search: '', date: '', status: '' } as const satisfies MyOrderFilters;

const isStatus = (value: string | null): value is OrderStatus =>
  orderStatuses.some((status) => status === value);

export const isFiltering = ({ search, date, status }: MyOrderFilters): boolean =>
  Boolean(search.trim() || date || status);

/** Nothing set means no filter at all, so that the plain list has one place in the cache. */
export function toOrderFilter({ search, date, status }: MyOrderFilters): OrderFilter | undefined {
  const filter: OrderFilter = {
    ...(search.trim() ? { search: search.trim().replace(/^#/, '') } : {}),
    ...(date ? { createdFrom: date, createdTo: date } : {}),
    ...(status ? { orderStatus: status } : {}),
  };
  return Object.keys(filter).length ? filter : undefined;
}

/** What the address asks the list to show; anything unreadable in it counts as not asked. */
export function readOrderFilters(params: URLSearchParams): MyOrderFilters {
  const status = params.get('status');
  return {
    search: params.get('search') ?? '',
    date: params.get('date') ?? '',
    status: isStatus(status) ? status : '',
  };
}
