import { site } from '@laundry/api/site';

interface Named {
  name: string;
}

const commonNames: readonly string[] = site.commonCloths.map((name) => name.toLowerCase());

const rankOf = ({ name }: Named): number => {
  const rank = commonNames.indexOf(name.toLowerCase());
  return rank < 0 ? commonNames.length : rank;
};

/**
 * Sorts cloth types: first the common ones in the order of the site configuration, then all other
 * types by name.
 */
export const commonFirst = <T extends Named>(cloths: readonly T[]): T[] =>
  cloths.toSorted((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, 'en'));

/** Entries whose names contain every word of the search. */
export function matching<T extends Named>(cloths: readonly T[], search: string): T[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return cloths.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
