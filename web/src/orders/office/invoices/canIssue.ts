import type { InvoiceSection_OrderFragment, InvoiceSectionQuery } from '../../../graphql/generated';

type Order = Pick<InvoiceSection_OrderFragment, 'orderStatus' | 'totalPrice'> & {
  taxDocuments: readonly Pick<
    InvoiceSection_OrderFragment['taxDocuments'][number],
    'kind' | 'isCredited'
  >[];
};

/** Whether there is a bill, and no invoice that counts. The server asks again. */
export const canIssue = (order: Order): boolean =>
  order.orderStatus !== 'WAITING_FOR_PICKUP' &&
  order.orderStatus !== 'CANCELLED' &&
  lacksInvoice(order);

/** The company details, as far as they decide whether invoices are issued. */
type Confirmed = Pick<InvoiceSectionQuery['business'], 'confirmedAt'>;

/** Whether the server makes the invoice of the delivery now. */
export const isBeingIssued = (order: Order, { confirmedAt }: Confirmed): boolean =>
  confirmedAt !== null && isDue(order);

/** Whether the invoice of the delivery waits until an admin confirms the company details. */
export const waitsForDetails = (order: Order, { confirmedAt }: Confirmed): boolean =>
  confirmedAt === null && isDue(order);

/** Whether an invoice can be issued only after the company details are confirmed. */
export const needsDetails = (order: Order, { confirmedAt }: Confirmed): boolean =>
  confirmedAt === null && canIssue(order);

const isDue = (order: Order): boolean =>
  order.orderStatus === 'DELIVERED' && order.taxDocuments.length === 0 && lacksInvoice(order);

const lacksInvoice = ({ totalPrice, taxDocuments }: Order): boolean =>
  totalPrice > 0 &&
  taxDocuments.every(({ kind, isCredited }) => kind === 'CREDIT_NOTE' || isCredited);
