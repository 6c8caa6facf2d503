import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import type { MyOrderRow_OrderFragment } from '../../graphql/generated';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { useFetchAhead } from '../../ui/feedback/lazyPart';
import { ShowMore } from '../../ui/table/ShowMore';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { StaleNote } from '../../ui/feedback/StaleNote';
import { useDebounced } from '../../ui/table/useDebounced';
import { useUrlParams } from '../../ui/useUrlParams';
import { MyOrderCards } from './MyOrderCards';
import { MyOrderFilterBar } from './MyOrderFilterBar';
import { MyOrderTable } from './MyOrderTable';
import { isFiltering, toOrderFilter, useOrderFilters } from './orderFilters';
import { useMyOrderList } from './useMyOrderList';

const OrderDetailsDialog = lazyDialog(() => import('./OrderDetailsDialog'), 'OrderDetailsDialog');

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
  orders: MyOrderRow_OrderFragment[];
  onView: (id: string) => void;
}

const Orders = (props: OrdersProps) => {
  const wide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  return wide ? <MyOrderTable {...props} /> : <MyOrderCards {...props} />;
};

export const MyOrders = () => {
  useFetchAhead(OrderDetailsDialog);
  const [filters, change] = useOrderFilters();
  const { params, change: changeUrl, openDialog } = useUrlParams();
  const openId = params.get('order');
  const search = useDebounced(filters.search, 250);
  const filter = toOrderFilter({ ...filters, search });
  const { orders, hasMore, loading, error, retry, more } = useMyOrderList(filter);
  return (
    <>
      <MyOrderFilterBar filters={filters} onChange={change} />
      {!orders && loading && <ListSkeleton label="Loading orders..." />}
      {!orders && error && <ErrorState error={error} onRetry={retry} />}
      {orders && error && <StaleNote error={error} onRetry={retry} />}
      {orders?.length === 0 && (
        <NoOrders
          filtering={isFiltering(filters)}
          onClear={() => change({ search: '', date: '', status: '' })}
        />
      )}
      {orders && orders.length > 0 && (
        <Orders orders={orders} onView={(id) => openDialog({ order: id })} />
      )}
      {hasMore && <ShowMore label="Show more orders" onMore={more} />}
      {openId && <OrderDetailsDialog id={openId} onClose={() => changeUrl({ order: null })} />}
    </>
  );
};
