import { useSyncExternalStore } from 'react';
import type { OrdersPage_OrderFragment } from '../../../graphql/generated';
import { useFetchAhead } from '../../../ui/feedback/lazyPart';
import { lazySection } from '../../../ui/feedback/lazySection';
import type { Selection } from '../../../ui/table/select/selection';

// Loaded when an order is selected: includes receipts and tags for print.
const SeveralBar = lazySection(() => import('./SeveralBar'), 'SeveralBar');

interface SeveralPartProps {
  selection: Selection<OrdersPage_OrderFragment>;
  /** The rows that are seen. */
  page: readonly OrdersPage_OrderFragment[];
  /** Called when the selection is let go: the keyboard goes back to the table. */
  onLeave: () => void;
}

/** What can be done with several orders, as soon as there is one. */
export const SeveralPart = (props: SeveralPartProps) => {
  const { subscribe, rows } = props.selection;
  useFetchAhead(SeveralBar);
  const any = useSyncExternalStore(subscribe, () => rows().size > 0);
  return any && <SeveralBar {...props} />;
};
