import type { PaperKind, PaperList_OrderFragment } from '../../graphql/generated';

export const paperKinds: Record<PaperKind, string> = {
  TAX_INVOICE: 'Tax invoice',
  BILL_OF_SUPPLY: 'Bill of supply',
  CREDIT_NOTE: 'Credit note',
};

type Paper = Pick<PaperList_OrderFragment['papers'][number], 'refersTo' | 'takenBack'>;

/** What has become of a paper, or what it does to another; nothing of one that counts. */
export function paperState({ refersTo, takenBack }: Paper): string | null {
  if (refersTo) return `credit note for ${refersTo}`;
  return takenBack ? 'cancelled' : null;
}
