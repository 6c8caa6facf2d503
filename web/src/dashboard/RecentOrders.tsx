import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useGridApiRef } from '@mui/x-data-grid';
import { useRecentOrdersQuery } from '../graphql/generated';
import { ColumnsButton } from '../ui/ColumnsButton';
import { DataTable } from '../ui/DataTable';
import { Panel } from '../ui/Panel';
import { formatDate, todayPlus } from '../ui/dates';
import { focusFirstRow } from '../ui/focusFirstRow';
import { printInWindow } from '../ui/printInWindow';
import { useHiddenColumns } from '../ui/useHiddenColumns';
import { useToast } from '../ui/useToast';
import { useUrlParams } from '../ui/useUrlParams';
import { OrdersPrint } from './OrdersPrint';
import { RecentOrdersFilters } from './RecentOrdersFilters';
import { readRecentFilter, recentOrderFilter, type RecentFilter } from './recentFilter';
import { recentOrderColumns } from './recentOrderColumns';

const daysOf = ({ from, to, range }: RecentFilter): string =>
  range && from !== to ? `${formatDate(from)} to ${formatDate(to)}` : formatDate(to);

export const RecentOrders = () => {
  const { params, openDialog } = useUrlParams();
  const api = useGridApiRef();
  const toast = useToast();
  const [hidden, setHidden] = useHiddenColumns('recent-orders');
  const filter = readRecentFilter(params, todayPlus());
  const { data, previousData, loading, error, refetch } = useRecentOrdersQuery({
    variables: { filter: recentOrderFilter(filter) },
    fetchPolicy: 'cache-and-network',
  });
  const orders = (data ?? previousData)?.orders.nodes;
  const print = (): void => {
    const sheet = <OrdersPrint orders={orders ?? []} about={daysOf(filter)} />;
    if (!printInWindow('Orders', sheet)) {
      toast.info('The print window was blocked, so this page prints instead.');
    }
  };
  return (
    <Panel
      title="Recent Orders"
      actions={
        <>
          <ColumnsButton columns={recentOrderColumns} hidden={hidden} onChange={setHidden} />
          <Button
            size="small"
            variant="outlined"
            title="Print"
            startIcon={<PrintOutlined />}
            disabled={!orders}
            onClick={print}
          >
            Print
          </Button>
        </>
      }
      filters={<RecentOrdersFilters filter={filter} onLeave={() => focusFirstRow(api)} />}
    >
      <DataTable
        label="Recent Orders"
        apiRef={api}
        rows={orders}
        columns={recentOrderColumns}
        hidden={hidden}
        loading={loading}
        loadingText="Loading..."
        error={error}
        errorText="Failed to fetch orders"
        onRetry={() => void refetch()}
        empty="No orders available."
        maxHeight="50vh"
        onOpen={({ id }) => openDialog({ order: id })}
      />
    </Panel>
  );
};
