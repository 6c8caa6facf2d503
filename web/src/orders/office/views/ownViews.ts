import type { UrlChanges } from '../../../ui/useUrlParams';

/** URL parameters that a view stores, without page and dialogs. */
const names = ['view', 'search', 'customer', 'date', 'dateOf', 'status', 'payment', 'sort'];

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
export function changesTo(query: string): UrlChanges {
  const params = new URLSearchParams(query);
  return {
    ...Object.fromEntries(names.map((name) => [name, params.get(name)])),
    after: null,
  };
}

/** Worth a name: more than a tab that is there already. */
export const isOwn = (query: string): boolean =>
  [...new URLSearchParams(query).keys()].some((name) => name !== 'view');

interface Kept {
  query: string;
}

/** The one that the address says, if it is one of these. */
export const openOf = <View extends Kept>(views: readonly View[], query: string) =>
  views.find((view) => query !== '' && filterText(new URLSearchParams(view.query)) === query);
