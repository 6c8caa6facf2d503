import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import type { UseMyOrderList_OrderFragment } from './useMyOrderList.generated';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { lazyDialog } from '../../../ui/dialog/lazyDialog';
import { useUrlDialog } from '../../../ui/dialog/useUrlDialog';
import { useFetchAhead } from '../../../ui/feedback/lazyComponent';
import { LoadMore } from '../../../ui/table/LoadMore';
import { ListSkeleton } from '../../../ui/feedback/skeletons';
import { StaleDataNotice } from '../../../ui/feedback/StaleDataNotice';
import { useDebounced } from '../../../ui/table/useDebounced';
import { useUrlParams } from '../../../ui/useUrlParams';
import { MyOrderCards } from './MyOrderCards';
import { MyOrderFilterBar } from './MyOrderFilterBar';
import { MyOrderTable } from './MyOrderTable';
import {
  isFiltering,
  noFilters,
  readOrderFilters,
  toOrderFilter,
  type MyOrderFilters,
} from './orderUrlState';
import { OrderListSubscription } from './OrderListSubscription';
import { useMyOrderList } from './useMyOrderList';

const loadOrderRowsSubscription = () => import('./OrderRowsSubscription');

const OrderDetailsDialog = lazyDialog(
  () => import('../details/OrderDetailsDialog'),
  'OrderDetailsDialog',
);

const dialogs = ['order'] as const;

const NoOrders = ({ filtering, onClear }: { filtering: boolean; onClear: () => void }) =>
  filtering ? (
    <EmptyState
      title="No matching orders found."
      text="Try another day or status."
      action={
        <Button variant="outlined" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="No orders found."
      text="Your first pickup is three taps away."
      action={
        <Button component={Link} to="/#book" variant="contained" color="accent">
          Book Now
        </Button>
      }
    />
  );

interface OrdersProps {
  orders: UseMyOrderList_OrderFragment[];
  onView: (id: string) => void;
}

const Orders = (props: OrdersProps) => {
  const wide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  return wide ? <MyOrderTable {...props} /> : <MyOrderCards {...props} />;
};

interface MatchingProps {
  filters: MyOrderFilters;
  onView: (id: string) => void;
  onClear: () => void;
}

const MatchingOrders = ({ filters, onView, onClear }: MatchingProps) => {
  const filter = toOrderFilter(filters);
  const list = useMyOrderList(filter);
  const { orders, hasMore, loading, error, retry, more } = list;
  return (
    <>
      {/* Placeholders fill the window, so that loaded orders do not push a visible footer away. */}
      {!orders && loading && <ListSkeleton label="Loading orders..." rows={10} />}
      {!orders && error && <ErrorState error={error} onRetry={retry} />}
      {orders && error && <StaleDataNotice error={error} onRetry={retry} />}
      {orders?.length === 0 && <NoOrders filtering={isFiltering(filters)} onClear={onClear} />}
      {orders && orders.length > 0 && <Orders orders={orders} onView={onView} />}
      {hasMore && <LoadMore label="Show more orders" onMore={more} />}
      {orders && (
        <OrderListSubscription load={loadOrderRowsSubscription} filter={filter} orders={orders} />
      )}
    </>
  );
};

export const MyOrders = () => {
  useFetchAhead(OrderDetailsDialog);
  const { params, change } = useUrlParams();
  const { named, open, close } = useUrlDialog(dialogs);
  const filters = readOrderFilters(params);
  const search = useDebounced(filters.search, 250);
  return (
    <>
      <MyOrderFilterBar filters={filters} onChange={change} />
      <MatchingOrders
        filters={{ ...filters, search }}
        onView={(id) => open('order', id)}
        onClear={() => change(noFilters)}
      />
      {named && <OrderDetailsDialog id={named.about} onClose={close} />}
    </>
  );
};
