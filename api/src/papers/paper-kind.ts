/** Each has its own numbers in each financial year, without gaps. */
export const PaperKind = {
  TAX_INVOICE: 'INV',
  BILL_OF_SUPPLY: 'BOS',
  CREDIT_NOTE: 'CN',
} as const;
export type PaperKind = (typeof PaperKind)[keyof typeof PaperKind];
