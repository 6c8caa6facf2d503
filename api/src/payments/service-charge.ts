/** Charge on top of what is paid through one payment link, in paise. Not part of an order's total. */
export const SERVICE_CHARGE = 100;

/** How money that came in divides. */
export interface Split {
  /** Towards the order. */
  applied: number;
  serviceCharge: number;
  /** More than was due; to be given back. */
  excess: number;
}

/**
 * Divides a payment through a link on which `before` has come in already. The first rupee of a link is its
 * service charge, so it is taken once, whatever the order in which parts are reported. Nothing goes to an
 * order above its due; when none of it is due, the charge is given back as well.
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
  if (towardsOrder > 0 && applied === 0) return { applied: 0, serviceCharge: 0, excess: amount };
  return { applied, serviceCharge, excess: towardsOrder - applied };
}
