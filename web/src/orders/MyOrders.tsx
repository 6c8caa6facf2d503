import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { useMyOrdersQuery, type MyOrderRow_OrderFragment } from '../graphql/generated';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { lazyDialog } from '../ui/lazyDialog';
import { useFetchAhead } from '../ui/lazyPart';
import { ListSkeleton } from '../ui/skeletons';
import { useDebounced } from '../ui/useDebounced';
import { useUrlParams } from '../ui/useUrlParams';
import { MyOrderCards } from './MyOrderCards';
import { MyOrderFilterBar } from './MyOrderFilterBar';
import { MyOrderTable } from './MyOrderTable';
import { isFiltering, toOrderFilter, useOrderFilters } from './orderFilters';

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
  const { data, previousData, error, loading, refetch, fetchMore } = useMyOrdersQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  // While a changed filter loads, the last list stays, so nothing jumps.
  const page = (data ?? (loading ? previousData : undefined))?.myOrders;
  return (
    <>
      <MyOrderFilterBar filters={filters} onChange={change} />
      {!page && loading && <ListSkeleton label="Loading orders..." />}
      {!page && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {page?.nodes.length === 0 && (
        <NoOrders
          filtering={isFiltering(filters)}
          onClear={() => change({ search: '', date: '', status: '' })}
        />
      )}
      {page && page.nodes.length > 0 && (
        <Orders orders={page.nodes} onView={(id) => openDialog({ order: id })} />
      )}
      {page?.pageInfo.hasNextPage && (
        <Button
          variant="outlined"
          disabled={loading}
          sx={{ mt: 3, mx: 'auto', display: 'flex' }}
          onClick={() => void fetchMore({ variables: { after: page.pageInfo.endCursor } })}
        >
          Show more orders
        </Button>
      )}
      {openId && <OrderDetailsDialog id={openId} onClose={() => changeUrl({ order: null })} />}
    </>
  );
};
