/** Service charge per payment link, in paise. Not part of the total of an order. */
export const SERVICE_CHARGE = 100;

/** How an online payment is divided, in paise. */
export interface Split {
  /** Part that pays the order, in paise. */
  applied: number;
  serviceCharge: number;
  /** Part above the amount due, in paise; staff must refund it. */
  overpayment: number;
}

/**
 * Divides a payment through a payment link that has already received `before`. The first rupee of a
 * link is its service charge, so it is charged once, in any order of reports. The order gets at
 * most its amount due. If nothing is due, the service charge is refunded too.
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
