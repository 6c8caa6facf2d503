import type { PaperPart_OrderFragment } from '../../../graphql/generated';

type Order = Pick<PaperPart_OrderFragment, 'orderStatus' | 'totalPrice'> & {
  papers: readonly Pick<PaperPart_OrderFragment['papers'][number], 'kind' | 'takenBack'>[];
};

/** Whether there is a bill, and no paper that counts. The server asks again. */
export const canIssue = ({ orderStatus, totalPrice, papers }: Order): boolean =>
  orderStatus !== 'WAITING_FOR_PICKUP' &&
  orderStatus !== 'CANCELLED' &&
  totalPrice > 0 &&
  papers.every(({ kind, takenBack }) => kind === 'CREDIT_NOTE' || takenBack);
