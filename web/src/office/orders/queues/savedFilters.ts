import type { UrlChanges } from '../../../ui/useUrlParams';

/** URL parameters that a saved filter stores, without page and dialogs. */
const names = ['queue', 'search', 'customer', 'date', 'dateOf', 'status', 'payment', 'sort'];

/** Filters as text in a fixed order, so that equal filters have equal text. */
export function filterText(params: URLSearchParams): string {
  const filters = new URLSearchParams();
  for (const name of names) {
    const value = params.get(name);
    if (value) filters.set(name, value);
  }
  return filters.toString();
}

/** URL changes that replace all filters by these, on the first page. */
export function changesTo(filters: string): UrlChanges {
  const params = new URLSearchParams(filters);
  return {
    ...Object.fromEntries(names.map((name) => [name, params.get(name)])),
    after: null,
  };
}

/** True if there are filters besides the queue. A queue alone cannot be saved. */
export const isOwn = (filters: string): boolean =>
  [...new URLSearchParams(filters).keys()].some((name) => name !== 'queue');

interface SavedFilterText {
  filters: string;
}

/** The saved filter that matches the page address. */
export const openOf = <Filter extends SavedFilterText>(saved: readonly Filter[], filters: string) =>
  saved.find((one) => filters !== '' && filterText(new URLSearchParams(one.filters)) === filters);
