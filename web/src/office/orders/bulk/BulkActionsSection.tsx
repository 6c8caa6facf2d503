import { useSyncExternalStore } from 'react';
import type { OrdersPage_OrderFragment } from '../list/OrdersPage.generated';
import { useFetchAhead } from '../../../ui/feedback/lazyComponent';
import { lazySection } from '../../../ui/feedback/lazySection';
import type { Selection } from '../../../ui/table/select/selection';

// Loads when the user selects an order. The chunk includes receipts and tags for print.
const BulkActionBar = lazySection(() => import('./BulkActionBar'), 'BulkActionBar');

interface BulkActionsSectionProps {
  selection: Selection<OrdersPage_OrderFragment>;
  /** The rows on the current page. */
  page: readonly OrdersPage_OrderFragment[];
  /** Called when the user clears the selection, to move the focus to the table. */
  onLeave: () => void;
}

/** Shows the bulk actions while at least one order is selected. */
export const BulkActionsSection = (props: BulkActionsSectionProps) => {
  const { subscribe, rows } = props.selection;
  useFetchAhead(BulkActionBar);
  const any = useSyncExternalStore(subscribe, () => rows().size > 0);
  return any && <BulkActionBar {...props} />;
};
