import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import {
  useOrdersPageQuery,
  useOrderTotalsQuery,
  type OrderFilter,
  type OrdersPage_OrderFragment,
} from '../../../graphql/generated';
import { ColumnsButton } from '../../../ui/table/ColumnsButton';
import type { TableSort } from '../../../ui/table/column';
import { DataTable } from '../../../ui/table/DataTable';
import { PageMeta } from '../../../ui/PageMeta';
import { Pager } from '../../../ui/table/Pager';
import { Panel } from '../../../ui/table/Panel';
import { focusFirstRow } from '../../../ui/table/focusFirstRow';
import { shownData } from '../../../ui/feedback/shownData';
import { useHiddenColumns } from '../../../ui/table/useHiddenColumns';
import { useKeysetPage } from '../../../ui/table/useKeysetPage';
import { useTableFits } from '../../../ui/table/useTableFits';
import { useNarrow } from '../../../ui/useNarrow';
import { UrlPart } from '../../../ui/UrlPart';
import { useUrlParams } from '../../../ui/useUrlParams';
import { OrderCard } from './OrderCard';
import { OrderDialog } from '../dialog/OrderDialog';
import { OrderFilters } from './OrderFilters';
import { OrderTotals } from './OrderTotals';
import { orderColumnNames, orderColumns } from './orderColumns';
import { columnSort, orderSort, orderFilter } from './orderView';
import { SeveralPart } from '../several/SeveralPart';
import { useSeveral } from '../several/useSeveral';
import { useOrderDialog } from '../useOrderDialog';
import { OrderViewTabs } from '../views/OrderViewTabs';
import { useOrdersCsv } from './useOrdersCsv';

const pageSize = 50;

/** The page of orders that the URL describes, and the sums of its whole filtered set. */
function useOrderList() {
  const { params } = useUrlParams();
  const page = useKeysetPage();
  const query = params.toString();
  const filter = useMemo(() => orderFilter(new URLSearchParams(query)), [query]);
  const sort = columnSort(params);
  const orders = useOrdersPageQuery({
    variables: { filter, sort: orderSort(sort), first: pageSize, after: page.after },
    fetchPolicy: 'cache-and-network',
  });
  const totals = useOrderTotalsQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  // Rows that come are drawn in slices; until then the table says that it is loading.
  const shown = useDeferredValue(orders);
  return {
    filter,
    filtered: Object.keys(filter).length > 0,
    sort,
    page,
    orders: shown,
    loading: orders.loading || shown.loading,
    list: shownData(shown)?.orders,
    totals: shownData(totals)?.orderTotals,
  };
}

const CsvButton = ({ filter }: { filter: OrderFilter }) => {
  const csv = useOrdersCsv(filter);
  const narrow = useNarrow();
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={narrow ? undefined : <DownloadOutlined />}
      // One line with the title, on a phone too.
      aria-label={narrow && !csv.busy ? 'Download CSV' : undefined}
      disabled={csv.busy}
      onClick={() => void csv.download()}
    >
      {csv.busy ? 'Preparing CSV...' : narrow ? 'CSV' : 'Download CSV'}
    </Button>
  );
};

const OrderList = () => {
  const { change } = useUrlParams();
  const { open } = useOrderDialog();
  const grid = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useHiddenColumns('orders');
  const [editing, setEditing] = useState<string | null>(null);
  const { filter, filtered, sort, page, orders, loading, list, totals } = useOrderList();
  const several = useSeveral(filter, list?.nodes);
  const columns = useMemo(
    () => [several.column, ...orderColumns({ editing, onEdit: setEditing, onOpen: open })],
    [several.column, editing, open],
  );
  const card = useCallback(
    (order: OrdersPage_OrderFragment) => (
      <OrderCard order={order} onOpen={open} side={several.boxOf(order)} />
    ),
    [several, open],
  );
  const sortBy = useCallback(
    ({ field, sort: direction }: TableSort) =>
      change({ sort: `${field}.${direction}`, after: null }),
    [change],
  );
  const fits = useTableFits(columns, hidden);

  return (
    <>
      <Panel
        title="Order Details / Payment"
        heading="h1"
        actions={
          <>
            <ColumnsButton columns={orderColumnNames} hidden={hidden} onChange={setHidden} />
            <CsvButton filter={filter} />
          </>
        }
        filters={
          <OrderFilters filter={filter} sortable={!fits} onLeave={() => focusFirstRow(grid)} />
        }
        footer={
          list && (
            <>
              {totals && <OrderTotals totals={totals} />}
              <Pager page={page} pageInfo={list.pageInfo} count={list.nodes.length} />
            </>
          )
        }
      >
        <DataTable
          label="Orders"
          gridRef={grid}
          rows={list?.nodes}
          columns={columns}
          hidden={hidden}
          loading={loading}
          loadingText="Loading orders..."
          error={orders.error}
          errorText="Failed to fetch orders"
          onRetry={() => void orders.refetch()}
          empty={filtered ? 'No orders found for this filter' : 'No orders'}
          maxHeight={fits ? 'max(360px, calc(100dvh - 300px))' : undefined}
          sort={sort}
          onSort={sortBy}
          onOpen={({ id }) => open(id)}
          card={card}
          selection={several.selection}
        />
      </Panel>
      <SeveralPart
        selection={several.selection}
        page={list?.nodes ?? []}
        onLeave={() => focusFirstRow(grid)}
      />
    </>
  );
};

const overList = ['order', 'do'] as const;
const list = (
  <>
    <OrderViewTabs />
    <OrderList />
  </>
);

/** The list is not drawn anew by an order that opens over it. */
export const OrdersPage = () => (
  <>
    <PageMeta title="Order Details / Payment" noIndex />
    <UrlPart without={overList}>{list}</UrlPart>
    <OrderDialog />
  </>
);
