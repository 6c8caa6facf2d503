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

/** "2 new orders, 1 gone". */
export function newsText({ added, gone }: ListNews): string {
  const come = added === 1 ? '1 new order' : `${added} new orders`;
  const left =
    gone.length === 1 ? '1 order no longer matches' : `${gone.length} orders no longer match`;
  return [added > 0 && come, gone.length > 0 && left].filter(Boolean).join(', ');
}
