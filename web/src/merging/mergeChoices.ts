import type { MergeDialog_UserFragment, MergeSide_UserFragment } from '../graphql/generated';

type Side = MergeDialog_UserFragment & MergeSide_UserFragment;

interface MergeChoice {
  kept: Side;
  merged: Side;
  label: string;
}

/** Customers that can survive the merge: the one with a sign-in, or either. */
export function mergeChoices(one: Side, other: Side): MergeChoice[] {
  const same = one.name === other.name;
  const choice = (kept: Side, merged: Side): MergeChoice[] => {
    if (merged.email && !kept.email) return [];
    const which = same ? ` (${kept.email ?? `${kept.orderCount} orders`})` : '';
    return [{ kept, merged, label: `Merge into ${kept.name}${which}` }];
  };
  return [...choice(one, other), ...choice(other, one)];
}

/** Said before the merge of two customers who both sign in. */
export const losesSignIn = (one: Side, other: Side): boolean => Boolean(one.email && other.email);
