import type { OrderFilter } from '../graphql/generated';
import { toDay } from '../ui/dates';

/** Which orders the dashboard shows. Days are YYYY-MM-DD. */
export interface RecentFilter {
  from: string;
  to: string;
  /** Off: one day. On: all days from the first to the second date. */
  range: boolean;
  /** Somebody has changed a date. */
  changed: boolean;
  search: string;
}

/** Both dates are today until somebody changes one. */
export function readRecentFilter(params: URLSearchParams, today: string): RecentFilter {
  const to = toDay(params.get('to')) || today;
  const from = toDay(params.get('from')) || today;
  const start = from > to ? to : from;
  return {
    from: start,
    to,
    range: params.get('range') === 'on' || start !== to,
    changed: params.has('from') || params.has('to'),
    search: params.get('search') ?? '',
  };
}

/** One date is enough for one day: the other one follows, unless a range was asked for. */
export const withDay = (filter: RecentFilter, end: 'from' | 'to', day: string): RecentFilter =>
  filter.range ? { ...filter, [end]: day } : { ...filter, from: day, to: day };

/** Without the range the last day counts alone. */
export const withRange = (filter: RecentFilter, range: boolean): RecentFilter => ({
  ...filter,
  range,
  from: range ? filter.from : filter.to,
});

export const recentOrderFilter = ({ from, to, range, search }: RecentFilter): OrderFilter => ({
  createdFrom: range ? from : to,
  createdTo: to,
  ...(search ? { customer: search } : {}),
});
