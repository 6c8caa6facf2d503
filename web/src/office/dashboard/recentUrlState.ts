import type { OrderFilter } from '../../graphql/schema.generated';
import { toDay } from '../../ui/format/dates';

/** Filter of the order list on the dashboard. Days are YYYY-MM-DD. */
export interface RecentFilter {
  from: string;
  to: string;
  /** First day that the user chose. Switching back to a range restores it. */
  since: string;
  /** False for one day. True for all days from the first to the second date. */
  range: boolean;
  /** True after the user changed a date. */
  changed: boolean;
  search: string;
}

/** Both dates are today until the user changes one. */
export function readRecentFilter(params: URLSearchParams, today: string): RecentFilter {
  const to = toDay(params.get('to')) || today;
  const from = toDay(params.get('from')) || today;
  const start = from > to ? to : from;
  return {
    from: start,
    to,
    since: toDay(params.get('since')) || start,
    range: params.get('range') === 'on' || start !== to,
    changed: params.has('from') || params.has('to'),
    search: params.get('search') ?? '',
  };
}

/** Changes a date. Without a range the other date follows. */
export const withDay = (filter: RecentFilter, end: 'from' | 'to', day: string): RecentFilter => ({
  ...filter,
  ...(filter.range ? { [end]: day } : { from: day, to: day }),
  since: end === 'from' ? day : filter.since,
});

/**
 * Switches between a single day and a range. A single day is the last day. A range begins at the
 * first day that the user chose earlier, if it is not after the last day.
 */
export const withRange = (filter: RecentFilter, range: boolean): RecentFilter => ({
  ...filter,
  range,
  from: range && filter.since <= filter.to ? filter.since : filter.to,
});

/** URL parameters of the filter. `since` is written only if the first day is hidden. */
export const recentParams = ({ from, to, range, since }: RecentFilter) => ({
  from,
  to,
  range: range ? 'on' : null,
  since: since === from ? null : since,
});

export const recentOrderFilter = ({ from, to, range, search }: RecentFilter): OrderFilter => ({
  createdFrom: range ? from : to,
  createdTo: to,
  ...(search ? { customer: search } : {}),
});
