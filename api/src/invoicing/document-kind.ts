/** Kinds of documents. Each kind has its own series of numbers per financial year, without gaps. */
export const TaxDocumentKind = {
  TAX_INVOICE: 'INV',
  BILL_OF_SUPPLY: 'BOS',
  CREDIT_NOTE: 'CN',
} as const;
export type TaxDocumentKind = (typeof TaxDocumentKind)[keyof typeof TaxDocumentKind];

/** Titles of the documents, also used in mails. */
export const TAX_DOCUMENT_TITLES: Record<TaxDocumentKind, string> = {
  [TaxDocumentKind.TAX_INVOICE]: 'Tax invoice',
  [TaxDocumentKind.BILL_OF_SUPPLY]: 'Bill of supply',
  [TaxDocumentKind.CREDIT_NOTE]: 'Credit note',
};
