import { useMemo } from 'react';
import type { OrderFilter, OrderStatus } from '../../graphql/generated';
import { useUrlParams } from '../../ui/useUrlParams';
import { orderStatuses } from '../orderStatus';

export interface MyOrderFilters {
  search: string;
  /** YYYY-MM-DD, the day on which the order was made. */
  date: string;
  status: OrderStatus | '';
}

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

/** The filters live in the address, so a link or Back shows what a person saw. */
export function useOrderFilters(): [MyOrderFilters, (change: Partial<MyOrderFilters>) => void] {
  const { params, change } = useUrlParams();
  const filters = useMemo<MyOrderFilters>(() => {
    const status = params.get('status');
    return {
      search: params.get('search') ?? '',
      date: params.get('date') ?? '',
      status: isStatus(status) ? status : '',
    };
  }, [params]);
  return [filters, change];
}
