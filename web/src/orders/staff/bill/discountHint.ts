import { useOwnDiscountLimitQuery } from './discountHint.generated';
import { formatMoney } from '../../../ui/format/formatMoney';

/**
 * Hint about the user's discount limit, as a percentage and as an amount for these items. Null
 * without a limit. Rounds half up, as the server does.
 */
export function discountHint(limit: number | null | undefined, itemsTotal: number): string | null {
  if (limit === null || limit === undefined) return null;
  if (limit === 0) return 'You cannot give discounts or lower surcharges and fees. A manager can.';
  const most = Math.floor((itemsTotal * limit + 50) / 100);
  return `You can give discounts up to ${limit}% (${formatMoney(most)}). Lowering a surcharge or fee counts as a discount. A manager can give more.`;
}

function useDiscountLimit(): number | null | undefined {
  const { data } = useOwnDiscountLimitQuery({ fetchPolicy: 'cache-and-network' });
  return data?.me?.discountLimit;
}

/** False for a user with a limit of 0%. */
export const useMayDiscount = (): boolean => useDiscountLimit() !== 0;

/** The discount limit of the signed-in user as a text. Null without a limit and while it loads. */
export function useDiscountHint(items: readonly { amount: number }[]): string | null {
  const limit = useDiscountLimit();
  const itemsTotal = items.reduce((sum, { amount }) => sum + amount, 0);
  return discountHint(limit, itemsTotal);
}
