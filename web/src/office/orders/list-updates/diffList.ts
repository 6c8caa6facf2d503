import type { OrderStatus } from '../../../graphql/schema.generated';
import { orderStatusLabels } from '../../../orders/orderStatus';

/** Ids of a list page in display order. */
interface ListPage {
  ids: readonly string[];
  /** True if more rows follow this page. */
  goesOn: boolean;
}

export interface ListNews {
  /** Number of rows in the list that are not on screen. */
  added: number;
  /** Ids on screen that are no longer in the list. */
  gone: readonly string[];
}

export const noNews: ListNews = { added: 0, gone: [] };

/**
 * Ids of `one` that are not in `other`. If `one` has a next page, ignores the ids after the last
 * common one: these rows may only have moved between the pages.
 */
function missing(one: ListPage, other: ListPage): string[] {
  const others = new Set(other.ids);
  const last = one.ids.findLastIndex((id) => others.has(id));
  const end = one.goesOn && last >= 0 ? last : one.ids.length;
  return one.ids.slice(0, end).filter((id) => !others.has(id));
}

export const diffList = (shown: ListPage, now: ListPage): ListNews => ({
  // A row that moved up from the next page is at the end of this one.
  added: missing({ ...now, goesOn: shown.goesOn }, shown).length,
  gone: missing({ ...shown, goesOn: now.goesOn }, now),
});

/** Order status by order id. */
export type Statuses = ReadonlyMap<string, OrderStatus>;

const ordersText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/**
 * Message such as "2 new orders, 3 orders moved to processing". A removed row with an unchanged
 * status no longer matches the filter.
 */
export function roundChangesText(
  { added, gone }: ListNews,
  before: Statuses,
  now: Statuses,
): string {
  const movedTo = (id: string) => (now.get(id) === before.get(id) ? undefined : now.get(id));
  const left = [...new Set(gone.map(movedTo))].map((status) => {
    const { length } = gone.filter((id) => movedTo(id) === status);
    if (status) return `${ordersText(length)} moved to ${orderStatusLabels[status]}`;
    return length === 1
      ? '1 order no longer matches the filter'
      : `${length} orders no longer match the filter`;
  });
  const come = added === 1 ? '1 new order' : `${added} new orders`;
  return (added > 0 ? [come, ...left] : left).join(', ');
}
