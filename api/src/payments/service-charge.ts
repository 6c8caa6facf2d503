/** Service charge of a payment link, in paise. It is not part of the total of an order. */
export const SERVICE_CHARGE = 100;

/** Parts of an online payment, in paise. */
export interface Split {
  /** Part that pays the order. */
  applied: number;
  serviceCharge: number;
  /** Part above the amount due; staff must refund it. */
  overpayment: number;
}

/**
 * Divides a payment through a payment link, after earlier payments of `before` paise. The first
 * rupee of a link is its service charge, so it is charged once, even if reports arrive in another
 * order. The order gets at most its amount due. If nothing is due, the whole payment is an
 * overpayment.
 */
export function splitPayment({
  amount,
  before,
  due,
}: {
  amount: number;
  before: number;
  due: number;
}): Split {
  const serviceCharge =
    Math.min(before + amount, SERVICE_CHARGE) - Math.min(before, SERVICE_CHARGE);
  const towardsOrder = amount - serviceCharge;
  const applied = Math.min(towardsOrder, due);
  if (towardsOrder > 0 && applied === 0)
    return { applied: 0, serviceCharge: 0, overpayment: amount };
  return { applied, serviceCharge, overpayment: towardsOrder - applied };
}
