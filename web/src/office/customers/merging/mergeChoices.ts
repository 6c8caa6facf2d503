import type { MergeDialog_UserFragment } from './MergeDialog.generated';
import type { MergeSide_UserFragment } from './MergeSide.generated';

type Side = MergeDialog_UserFragment & MergeSide_UserFragment;

interface MergeChoice {
  survivor: Side;
  merged: Side;
  label: string;
}

/**
 * Customers that can remain after the merge. A customer with a sign-in cannot be merged into one
 * without.
 */
export function mergeChoices(one: Side, other: Side): MergeChoice[] {
  const same = one.name === other.name;
  const choice = (survivor: Side, merged: Side): MergeChoice[] => {
    if (merged.email && !survivor.email) return [];
    const orders = survivor.orderCount === 1 ? '1 order' : `${survivor.orderCount} orders`;
    const which = same ? ` (${survivor.email ?? orders})` : '';
    return [{ survivor, merged, label: `Merge into ${survivor.name}${which}` }];
  };
  return [...choice(one, other), ...choice(other, one)];
}

/** True if both customers have a sign-in, so that the merge removes one. The dialog then warns. */
export const losesSignIn = (one: Side, other: Side): boolean => Boolean(one.email && other.email);
