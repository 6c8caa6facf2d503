import { useEffect, useState, type ComponentType } from 'react';
import type { OrderFilter } from '../../../graphql/schema.generated';

interface OrderListSubscriptionProps {
  filter: OrderFilter | undefined;
  /** The orders on screen. */
  orders: readonly { id: string }[];
}

export interface OrderRowsSubscriptionProps extends OrderListSubscriptionProps {
  /** Time of the list request. */
  begun: number;
}

interface LoaderProps extends OrderListSubscriptionProps {
  /** Each page passes its own import, so that the chunk contains only what the page lacks. */
  load: () => Promise<{ OrderRowsSubscription: ComponentType<OrderRowsSubscriptionProps> }>;
}

/** Loads live updates after the list is on screen. If they fail to load, the list still works. */
export const OrderListSubscription = ({ load, ...list }: LoaderProps) => {
  const [begun] = useState(() => Date.now());
  const [Rows, setRows] = useState<ComponentType<OrderRowsSubscriptionProps>>();
  useEffect(() => {
    load().then(
      ({ OrderRowsSubscription }) => setRows(() => OrderRowsSubscription),
      () => undefined,
    );
  }, [load]);
  return Rows && <Rows {...list} begun={begun} />;
};
