import { useChangeSubscription } from '../../../session/subscriptions/useChangeSubscription';
import { MyOrderDocument, MyOrdersChangedDocument } from './OrderRowsSubscription.generated';
import { MyOrdersDocument } from './useMyOrderList.generated';
import { useRefetch } from '../../../graphql/useRefetch';
import type { OrderRowsSubscriptionProps } from './OrderListSubscription';

/** Limits of one refetch: the server accepts at most 100 orders, and the list loads pages of 20. */
const most = 100;
const least = 20;

/**
 * Updates the visible orders in place. New orders appear at the next fetch, or after a lost
 * connection.
 */
export const OrderRowsSubscription = ({ filter, orders, begun }: OrderRowsSubscriptionProps) => {
  const read = useRefetch({ isBackground: true });
  useChangeSubscription(
    MyOrdersChangedDocument,
    (changes) => {
      const shown = new Set(orders.map(({ id }) => id));
      const first = Math.min(most, Math.max(least, shown.size));
      if (changes.some(({ id }) => id === null)) return read(MyOrdersDocument, { filter, first });
      const changed = changes.flatMap(({ id }) => (id !== null && shown.has(id) ? id : []));
      return Promise.all(changed.map((id) => read(MyOrderDocument, { id })));
    },
    { begun, hold: 'dialog' },
  );
  return null;
};
