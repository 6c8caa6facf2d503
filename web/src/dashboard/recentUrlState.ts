import type { OrderFilter } from '../graphql/generated';
import { toDay } from '../ui/format/dates';

/** Which orders the dashboard shows. Days are YYYY-MM-DD. */
export interface RecentFilter {
  from: string;
  to: string;
  /** First day that the user chose; switching back to a range restores it. */
  since: string;
  /** Off: one day. On: all days from the first to the second date. */
  range: boolean;
  /** True after the user changed a date. */
  changed: boolean;
  search: string;
}

/** Today for both dates until the user changes one. */
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

/** One date is enough for one day: the other one follows, unless a range was asked for. */
export const withDay = (filter: RecentFilter, end: 'from' | 'to', day: string): RecentFilter => ({
  ...filter,
  ...(filter.range ? { [end]: day } : { from: day, to: day }),
  since: end === 'from' ? day : filter.since,
});

/** Without the range the last day counts alone; with it the first one that was chosen is back. */
export const withRange = (filter: RecentFilter, range: boolean): RecentFilter => ({
  ...filter,
  range,
  from: range && filter.since <= filter.to ? filter.since : filter.to,
});

/** How the address says it; the first day is named apart only where it is out of sight. */
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
