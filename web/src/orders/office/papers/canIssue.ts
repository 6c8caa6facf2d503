import type { PaperPart_OrderFragment, PaperPartQuery } from '../../../graphql/generated';

type Order = Pick<PaperPart_OrderFragment, 'orderStatus' | 'totalPrice'> & {
  papers: readonly Pick<PaperPart_OrderFragment['papers'][number], 'kind' | 'takenBack'>[];
};

/** Whether there is a bill, and no paper that counts. The server asks again. */
export const canIssue = (order: Order): boolean =>
  order.orderStatus !== 'WAITING_FOR_PICKUP' &&
  order.orderStatus !== 'CANCELLED' &&
  lacksInvoice(order);

/** The company details, as far as they decide whether invoices are issued. */
type Confirmed = Pick<PaperPartQuery['business'], 'confirmedAt'>;

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
  order.orderStatus === 'DELIVERED' && order.papers.length === 0 && lacksInvoice(order);

const lacksInvoice = ({ totalPrice, papers }: Order): boolean =>
  totalPrice > 0 && papers.every(({ kind, takenBack }) => kind === 'CREDIT_NOTE' || takenBack);
