import type { OrderFilter, OrderStatus } from '../../../graphql/schema.generated';
import { orderStatuses } from '../../../orders/orderStatus';

export interface MyOrderFilters {
  search: string;
  /** The day of the booking, YYYY-MM-DD. */
  date: string;
  status: OrderStatus | '';
}

export const noFilters = { search: '', date: '', status: '' } as const satisfies MyOrderFilters;

const isStatus = (value: string | null): value is OrderStatus =>
  orderStatuses.some((status) => status === value);

export const isFiltering = ({ search, date, status }: MyOrderFilters): boolean =>
  Boolean(search.trim() || date || status);

/** Undefined if all fields are empty, so that the unfiltered list has one cache entry. */
export function toOrderFilter({ search, date, status }: MyOrderFilters): OrderFilter | undefined {
  const filter: OrderFilter = {
    ...(search.trim() ? { search: search.trim().replace(/^#/, '') } : {}),
    ...(date ? { createdFrom: date, createdTo: date } : {}),
    ...(status ? { orderStatus: status } : {}),
  };
  return Object.keys(filter).length ? filter : undefined;
}

/** Reads the filters from the page address. Invalid values are ignored. */
export function readOrderFilters(params: URLSearchParams): MyOrderFilters {
  const status = params.get('status');
  return {
    search: params.get('search') ?? '',
    date: params.get('date') ?? '',
    status: isStatus(status) ? status : '',
  };
}
