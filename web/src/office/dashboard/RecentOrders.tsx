import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useRecentOrdersQuery, type RecentOrders_OrderFragment } from './RecentOrders.generated';
import { useOrderDialog } from '../../orders/staff/useOrderDialog';
import { ColumnsButton } from '../../ui/table/ColumnsButton';
import { DataTable } from '../../ui/table/DataTable';
import { Panel } from '../../ui/table/Panel';
import { formatDate, todayPlus } from '../../ui/format/dates';
import { printInWindow } from '../../ui/print/printInWindow';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { useTable } from '../../ui/table/useTable';
import { useToast } from '../../ui/feedback/useToast';
import { useUrlParams } from '../../ui/useUrlParams';
import { OrdersPrint } from './OrdersPrint';
import { RecentOrderCard } from './RecentOrderCard';
import { RecentOrdersFilters } from './RecentOrdersFilters';
import { readRecentFilter, recentOrderFilter, type RecentFilter } from './recentUrlState';
import { recentOrderColumns } from './recentOrderColumns';

const limit = 50;

/** Number of visible orders, with a note if more orders match. */
const countText = (count: number, more: boolean): string => {
  if (more) return `More than ${limit} orders match. These are the newest ${limit}.`;
  return count === 1 ? '1 order' : `${count} orders`;
};

const daysOf = ({ from, to, range }: RecentFilter): string =>
  range && from !== to ? `${formatDate(from)} to ${formatDate(to)}` : formatDate(to);

export const RecentOrders = () => {
  const { params } = useUrlParams();
  const { open } = useOrderDialog();
  const toast = useToast();
  const table = useTable('recent-orders');
  const filter = readRecentFilter(params, todayPlus());
  const query = useRecentOrdersQuery({
    variables: { filter: recentOrderFilter(filter) },
    fetchPolicy: 'cache-and-network',
  });
  const list = dataOrPrevious(query)?.orders;
  const count = list && countText(list.nodes.length, list.pageInfo.hasNextPage);
  const card = useCallback(
    (order: RecentOrders_OrderFragment) => <RecentOrderCard order={order} onOpen={open} />,
    [open],
  );
  const print = (): void => {
    const about = [daysOf(filter), filter.search && `“${filter.search}”`, count]
      .filter(Boolean)
      .join(' · ');
    const sheet = <OrdersPrint orders={list?.nodes ?? []} about={about} />;
    if (!printInWindow('Orders', sheet)) {
      toast.info('The print window was blocked, so this page prints instead.');
    }
  };
  return (
    <Panel
      title="Recent Orders"
      actions={
        <>
          <ColumnsButton
            table={table}
            columns={recentOrderColumns}
            disabled={!list?.nodes.length}
          />
          <Button
            size="small"
            variant="outlined"
            title="Print"
            startIcon={<PrintOutlined />}
            disabled={!list || query.loading}
            onClick={print}
          >
            Print
          </Button>
        </>
      }
      filters={<RecentOrdersFilters filter={filter} onLeave={table.focus} />}
      footer={
        <Box component="span" role="status" sx={{ ml: 'auto', color: 'text.secondary' }}>
          {count}
        </Box>
      }
    >
      <DataTable
        label="Recent Orders"
        table={table}
        rows={list?.nodes}
        columns={recentOrderColumns}
        loading={query.loading}
        loadingText="Loading..."
        error={query.error}
        errorText="Failed to fetch orders"
        onRetry={() => void query.refetch()}
        empty="No orders available."
        maxHeight="50vh"
        onOpen={({ id }) => open(id)}
        card={card}
      />
    </Panel>
  );
};
