/** Kinds of documents. Each kind has its own series of numbers per financial year, without gaps. */
export const PaperKind = {
  TAX_INVOICE: 'INV',
  BILL_OF_SUPPLY: 'BOS',
  CREDIT_NOTE: 'CN',
} as const;
export type PaperKind = (typeof PaperKind)[keyof typeof PaperKind];

/** Titles of the documents, also used in mails. */
export const PAPER_TITLES: Record<PaperKind, string> = {
  [PaperKind.TAX_INVOICE]: 'Tax invoice',
  [PaperKind.BILL_OF_SUPPLY]: 'Bill of supply',
  [PaperKind.CREDIT_NOTE]: 'Credit note',
};
