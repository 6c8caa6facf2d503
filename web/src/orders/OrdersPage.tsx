import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useGridApiRef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { useStaffOrdersQuery, useStaffOrderTotalsQuery } from '../graphql/generated';
import { ColumnsButton } from '../ui/ColumnsButton';
import { DataTable } from '../ui/DataTable';
import { PageMeta } from '../ui/PageMeta';
import { Pager } from '../ui/Pager';
import { Panel } from '../ui/Panel';
import { focusFirstRow } from '../ui/focusFirstRow';
import { shownData } from '../ui/shownData';
import { useHiddenColumns } from '../ui/useHiddenColumns';
import { useKeysetPage } from '../ui/useKeysetPage';
import { useTableFits } from '../ui/useTableFits';
import { useUrlParams } from '../ui/useUrlParams';
import { StaffOrderCard } from './StaffOrderCard';
import { StaffOrderDialog } from './StaffOrderDialog';
import { StaffOrderFilters } from './StaffOrderFilters';
import { StaffOrderTotals } from './StaffOrderTotals';
import { staffOrderColumnNames, staffOrderColumns } from './staffOrderColumns';
import { columnSort, orderSort, staffOrderFilter } from './staffOrderView';
import { useOrdersCsv } from './useOrdersCsv';

const pageSize = 50;

/** The page of orders that the URL describes, and the sums of its whole filtered set. */
function useOrderList() {
  const { params } = useUrlParams();
  const page = useKeysetPage();
  const query = params.toString();
  const filter = useMemo(() => staffOrderFilter(new URLSearchParams(query)), [query]);
  const sort = columnSort(params);
  const orders = useStaffOrdersQuery({
    variables: { filter, sort: orderSort(sort), first: pageSize, after: page.after },
    fetchPolicy: 'cache-and-network',
  });
  const totals = useStaffOrderTotalsQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  return {
    filter,
    filtered: Object.keys(filter).length > 0,
    sort,
    page,
    orders,
    list: shownData(orders)?.orders,
    totals: shownData(totals),
  };
}

export const OrdersPage = () => {
  const { change, openDialog } = useUrlParams();
  const api = useGridApiRef();
  const [hidden, setHidden] = useHiddenColumns('orders');
  const [editing, setEditing] = useState<string | null>(null);
  const { filter, filtered, sort, page, orders, list, totals } = useOrderList();
  const csv = useOrdersCsv(filter);
  const columns = useMemo(() => staffOrderColumns({ editing, onEdit: setEditing }), [editing]);
  const fits = useTableFits(columns, hidden);
  const open = (id: string): void => openDialog({ order: id });

  return (
    <>
      <PageMeta title="Order Details / Payment" noIndex />
      <Panel
        title="Order Details / Payment"
        heading="h1"
        actions={
          <>
            <ColumnsButton columns={staffOrderColumnNames} hidden={hidden} onChange={setHidden} />
            <Button
              size="small"
              color="inherit"
              startIcon={<DownloadOutlined />}
              disabled={csv.busy}
              onClick={() => void csv.download()}
            >
              {csv.busy ? 'Preparing CSV...' : 'Download CSV'}
            </Button>
          </>
        }
        filters={
          <StaffOrderFilters filter={filter} sortable={!fits} onLeave={() => focusFirstRow(api)} />
        }
        footer={
          list && (
            <>
              <StaffOrderTotals totals={totals} />
              <Pager page={page} pageInfo={list.pageInfo} count={list.nodes.length} />
            </>
          )
        }
      >
        <DataTable
          label="Orders"
          apiRef={api}
          rows={list?.nodes}
          columns={columns}
          hidden={hidden}
          loading={orders.loading}
          loadingText="Loading orders..."
          error={orders.error}
          errorText="Failed to fetch orders"
          onRetry={() => void orders.refetch()}
          empty={filtered ? 'No orders found for this filter' : 'No orders'}
          maxHeight={fits ? 'max(360px, calc(100dvh - 300px))' : undefined}
          sort={[sort]}
          onSort={([next]) =>
            change({ sort: next ? `${next.field}.${next.sort}` : null, after: null })
          }
          onOpen={({ id }) => open(id)}
          card={(order) => <StaffOrderCard order={order} onOpen={() => open(order.id)} />}
        />
      </Panel>
      <StaffOrderDialog />
    </>
  );
};
