import { formatMoney } from '../ui/format/formatMoney';
import { toPercent } from '../ui/format/percent';

interface Surcharge {
  /** Hundredths of a percent. */
  basisPoints?: number | null;
  /** Paise. */
  amount?: number | null;
}

/** The express surcharge as text, such as "+ 20%" or "+ ₹50.00". Null if express costs nothing. */
export function surchargeText({ basisPoints, amount }: Surcharge): string | null {
  if (basisPoints) return `+ ${toPercent(basisPoints)}%`;
  return amount ? `+ ${formatMoney(amount)}` : null;
}

interface ExpressOrder {
  expressBasisPoints?: number | null;
  expressAmount?: number | null;
}

/** The word for express with the surcharge of the booking, such as "Express, + 20%". */
export function orderExpress(word: string, order: ExpressOrder): string {
  const { expressBasisPoints: basisPoints, expressAmount: amount } = order;
  return [word, surchargeText({ basisPoints, amount })].filter(Boolean).join(', ');
}
