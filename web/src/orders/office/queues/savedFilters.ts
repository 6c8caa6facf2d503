import type { UrlChanges } from '../../../ui/useUrlParams';

/** URL parameters that a saved filter stores, without page and dialogs. */
const names = ['queue', 'search', 'customer', 'date', 'dateOf', 'status', 'payment', 'sort'];

/** Normalised text of a filter, independent of the order of its parameters. */
export function filterText(params: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = params.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}

/** URL changes that replace all filters by these, on the first page. */
export function changesTo(filters: string): UrlChanges {
  const params = new URLSearchParams(filters);
  return {
    ...Object.fromEntries(names.map((name) => [name, params.get(name)])),
    after: null,
  };
}

/** Worth a name: more than a tab that is there already. */
export const isOwn = (filters: string): boolean =>
  [...new URLSearchParams(filters).keys()].some((name) => name !== 'queue');

interface Kept {
  filters: string;
}

/** The one that the address says, if it is one of these. */
export const openOf = <Filter extends Kept>(saved: readonly Filter[], filters: string) =>
  saved.find((one) => filters !== '' && filterText(new URLSearchParams(one.filters)) === filters);
