import { useSyncExternalStore } from 'react';
import type { OrdersPage_OrderFragment } from '../../../graphql/generated';
import { useFetchAhead } from '../../../ui/feedback/lazyPart';
import { lazySection } from '../../../ui/feedback/lazySection';
import type { Selection } from '../../../ui/table/select/selection';

// Loaded when an order is selected: includes receipts and tags for print.
const BulkActionBar = lazySection(() => import('./BulkActionBar'), 'BulkActionBar');

interface BulkActionsSectionProps {
  selection: Selection<OrdersPage_OrderFragment>;
  /** The rows that are seen. */
  page: readonly OrdersPage_OrderFragment[];
  /** Called when the selection is let go: the keyboard goes back to the table. */
  onLeave: () => void;
}

/** What can be done with several orders, as soon as there is one. */
export const BulkActionsSection = (props: BulkActionsSectionProps) => {
  const { subscribe, rows } = props.selection;
  useFetchAhead(BulkActionBar);
  const any = useSyncExternalStore(subscribe, () => rows().size > 0);
  return any && <BulkActionBar {...props} />;
};
