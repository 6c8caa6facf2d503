import { allows } from '../statusSteps';
import type { InvoiceSection_OrderFragment, InvoiceSectionQuery } from './InvoiceSection.generated';

type Order = Pick<InvoiceSection_OrderFragment, 'orderStatus' | 'totalPrice'> & {
  taxDocuments: readonly Pick<
    InvoiceSection_OrderFragment['taxDocuments'][number],
    'kind' | 'isCredited'
  >[];
};

/** True for a bill without a valid invoice. The server checks this again. */
export const canIssue = (order: Order): boolean =>
  allows(order, 'ISSUE_INVOICE') && lacksInvoice(order);

/** The part of the company details that decides whether invoices are issued. */
type Confirmed = Pick<InvoiceSectionQuery['business'], 'confirmedAt'>;

/** True while the server creates the invoice of a delivery. */
export const isBeingIssued = (order: Order, { confirmedAt }: Confirmed): boolean =>
  confirmedAt !== null && isDue(order);

/** True while the invoice of a delivery waits for an admin to confirm the company details. */
export const waitsForDetails = (order: Order, { confirmedAt }: Confirmed): boolean =>
  confirmedAt === null && isDue(order);

/** True if the company details must be confirmed before an invoice can be issued. */
export const needsDetails = (order: Order, { confirmedAt }: Confirmed): boolean =>
  confirmedAt === null && canIssue(order);

const isDue = (order: Order): boolean =>
  order.orderStatus === 'DELIVERED' && order.taxDocuments.length === 0 && lacksInvoice(order);

const lacksInvoice = ({ totalPrice, taxDocuments }: Order): boolean =>
  totalPrice > 0 &&
  taxDocuments.every(({ kind, isCredited }) => kind === 'CREDIT_NOTE' || isCredited);
