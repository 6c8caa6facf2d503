import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Link } from 'react-router-dom';
import type { OrderHistory_OrderFragment } from './OrderHistory.generated';
import { formatLongDate } from '../../../ui/format/dates';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadMore } from '../../../ui/table/LoadMore';
import { ListSkeleton } from '../../../ui/feedback/skeletons';
import { StaleDataNotice } from '../../../ui/feedback/StaleDataNotice';
import { StatusChip } from '../../../ui/StatusChip';
import { useDebounced } from '../../../ui/table/useDebounced';
import { useUrlParams } from '../../../ui/useUrlParams';
import {
  historyStatusNames,
  historyStatusOf,
  readHistoryFilters,
  toHistoryFilter,
  type HistoryFilters,
} from './historyUrlState';
import { customerStatusTones } from '../../../orders/orderStatus';
import { OrderListSubscription } from '../list/OrderListSubscription';
import { useMyOrderList } from '../list/useMyOrderList';

const loadOrderRowsSubscription = () => import('../list/OrderRowsSubscription');

interface FilterBarProps {
  filters: HistoryFilters;
  onChange: (change: Partial<HistoryFilters>) => void;
}

const FilterBar = ({ filters, onChange }: FilterBarProps) => (
  <Box
    role="search"
    aria-label="Order history"
    sx={{ display: 'grid', gap: 1.5, mb: 2.5, gridTemplateColumns: { sm: '2fr 1fr 1fr' } }}
  >
    <TextField
      id="history-search"
      label="Search Order ID"
      type="search"
      value={filters.search}
      onChange={({ target }) => onChange({ search: target.value })}
    />
    <TextField
      id="history-date"
      label="Date"
      placeholder="DD-MM-YYYY"
      value={filters.date}
      onChange={({ target }) => onChange({ date: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric' } }}
    />
    <TextField
      id="history-status"
      select
      label="Status"
      value={filters.status || 'all'}
      onChange={({ target }) =>
        onChange({ status: historyStatusNames.find((name) => name === target.value) ?? '' })
      }
    >
      <MenuItem value="all">Status - All</MenuItem>
      {historyStatusNames.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  </Box>
);

const OrderRow = ({ order }: { order: OrderHistory_OrderFragment }) => (
  <Card
    component="li"
    sx={{
      px: 2.5,
      py: 2,
      display: 'grid',
      alignItems: 'center',
      gap: { xs: 1, sm: 2 },
      gridTemplateColumns: { xs: '1fr auto', sm: '1fr 1fr 9rem auto' },
    }}
  >
    <Box sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>#{order.shortId}</Box>
    <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {formatLongDate(order.createdAt)}
    </Box>
    <Box>
      <StatusChip
        tone={customerStatusTones[order.orderStatus]}
        label={historyStatusOf(order.orderStatus)}
      />
    </Box>
    <Button component={Link} to={`/account?order=${order.id}`} size="small" variant="outlined">
      View
    </Button>
  </Card>
);

export const OrderHistory = () => {
  const { params, change } = useUrlParams();
  const filters = readHistoryFilters(params);
  const filter = toHistoryFilter({ ...filters, search: useDebounced(filters.search, 250) });
  const { orders, hasMore, loading, error, retry, more } = useMyOrderList(filter);
  return (
    <>
      <FilterBar filters={filters} onChange={change} />
      {!orders && loading && <ListSkeleton label="Loading orders..." />}
      {!orders && error && <ErrorState error={error} onRetry={retry} />}
      {orders && error && <StaleDataNotice error={error} onRetry={retry} />}
      {orders?.length === 0 && <EmptyState title="No matching orders found." />}
      <Box
        component="ul"
        aria-label="Your orders"
        sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}
      >
        {orders?.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </Box>
      {hasMore && <LoadMore label="Show more orders" onMore={more} />}
      {orders && (
        <OrderListSubscription load={loadOrderRowsSubscription} filter={filter} orders={orders} />
      )}
    </>
  );
};
