import type { AdjustmentKind } from '../graphql/schema.generated';

export const adjustmentLabels: Record<AdjustmentKind, string> = {
  DISCOUNT: 'Discount',
  SURCHARGE: 'Surcharge',
  DELIVERY_FEE: 'Delivery fee',
  TAX: 'GST',
  ROUNDING: 'Rounding',
};

interface Line {
  kind: AdjustmentKind;
  basisPoints?: number | null;
}

/** Name of an adjustment on the bill, such as "Discount 12.5%". */
export const adjustmentName = ({ kind, basisPoints }: Line): string =>
  [adjustmentLabels[kind], basisPoints && `${basisPoints / 100}%`].filter(Boolean).join(' ');
