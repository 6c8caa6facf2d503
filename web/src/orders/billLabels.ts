import type { BillLineKind } from '../graphql/generated';

export const billLineLabels: Record<BillLineKind, string> = {
  DISCOUNT: 'Discount',
  SURCHARGE: 'Surcharge',
  DELIVERY_FEE: 'Delivery fee',
  TAX: 'GST',
  ROUNDING: 'Rounding',
};

interface Line {
  kind: BillLineKind;
  basisPoints?: number | null;
}

/** What a line is called on the bill: Discount 12.5 %. */
export const billLineName = ({ kind, basisPoints }: Line): string =>
  [billLineLabels[kind], basisPoints && `${basisPoints / 100} %`].filter(Boolean).join(' ');
