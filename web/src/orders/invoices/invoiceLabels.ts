import type { TaxDocumentKind } from '../../graphql/schema.generated';
import type { InvoiceList_OrderFragment } from './InvoiceList.generated';

export const documentKindLabels: Record<TaxDocumentKind, string> = {
  TAX_INVOICE: 'Tax invoice',
  BILL_OF_SUPPLY: 'Bill of supply',
  CREDIT_NOTE: 'Credit note',
};

type Invoice = Pick<
  InvoiceList_OrderFragment['taxDocuments'][number],
  'originalNumber' | 'isCredited'
>;

/**
 * State of an invoice that was credited, or the invoice that a credit note cancels. Null for other
 * invoices.
 */
export function invoiceState({ originalNumber, isCredited }: Invoice): string | null {
  if (originalNumber) return `credit note for ${originalNumber}`;
  return isCredited ? 'cancelled' : null;
}
