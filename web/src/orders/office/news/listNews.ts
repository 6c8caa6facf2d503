import type { OrderStatus } from '../../../graphql/generated';
import { orderStatusLabels } from '../../orderStatus';

/** A page of a list: ids in their order. */
interface ListPage {
  ids: readonly string[];
  /** Whether the list goes on after it. */
  goesOn: boolean;
}

export interface ListNews {
  /** How many are in the list that are not shown. */
  added: number;
  /** Those that are shown and not in the list any more. */
  gone: readonly string[];
}

export const noNews: ListNews = { added: 0, gone: [] };

/** What of `one` is not in `other`; at its end rows may only have come from the next page, or gone to it. */
function missing(one: ListPage, other: ListPage): string[] {
  const others = new Set(other.ids);
  const last = one.ids.findLastIndex((id) => others.has(id));
  const end = one.goesOn && last >= 0 ? last : one.ids.length;
  return one.ids.slice(0, end).filter((id) => !others.has(id));
}

/** Differences between the visible and the current page. */
export const listNews = (shown: ListPage, now: ListPage): ListNews => ({
  // What comes from the next page is at the end of this one.
  added: missing({ ...now, goesOn: shown.goesOn }, shown).length,
  gone: missing({ ...shown, goesOn: now.goesOn }, now),
});

/** Id → status of an order. */
export type Statuses = ReadonlyMap<string, OrderStatus>;

const ordersText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/** "2 new orders, 3 orders moved to processing". A row that left without a change of status no longer matches the filter. */
export function newsText({ added, gone }: ListNews, before: Statuses, now: Statuses): string {
  const movedTo = (id: string) => (now.get(id) === before.get(id) ? undefined : now.get(id));
  const left = [...new Set(gone.map(movedTo))].map((status) => {
    const { length } = gone.filter((id) => movedTo(id) === status);
    if (status) return `${ordersText(length)} moved to ${orderStatusLabels[status]}`;
    return length === 1 ? '1 order no longer matches' : `${length} orders no longer match`;
  });
  const come = added === 1 ? '1 new order' : `${added} new orders`;
  return (added > 0 ? [come, ...left] : left).join(', ');
}
