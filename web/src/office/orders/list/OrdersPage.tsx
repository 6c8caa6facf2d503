import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { usePermissions } from '../../../session/permissions/usePermissions';
import type { OrderFilter } from '../../../graphql/schema.generated';
import {
  useOrdersPageQuery,
  useOrderTotalsQuery,
  type OrdersPage_OrderFragment,
} from './OrdersPage.generated';
import { checkboxes, type TableSort } from '../../../ui/table/Grid';
import { DataTable } from '../../../ui/table/DataTable';
import { PageMeta } from '../../../ui/PageMeta';
import { Panel } from '../../../ui/table/Panel';
import { dataOrPrevious } from '../../../ui/feedback/dataOrPrevious';
import { useTable } from '../../../ui/table/useTable';
import { useCursorPage } from '../../../ui/table/useCursorPage';
import { useTableFitsViewport } from '../../../ui/table/useTableFitsViewport';
import { useValueAfterCommit } from '../../../ui/useValueAfterCommit';
import { useUrlParams } from '../../../ui/useUrlParams';
import { OrderCard } from './OrderCard';
import { OrderDialog } from '../../../orders/staff/dialog/OrderDialog';
import { ListUpdatesBar } from '../list-updates/ListUpdatesBar';
import { orderColumns } from './orderColumns';
import { columnSort, orderSort, orderFilter } from './orderUrlState';
import { useListUpdates } from '../list-updates/useListUpdates';
import { useOrdersToolbar } from './useOrdersToolbar';
import { BulkActionsSection } from '../bulk/BulkActionsSection';
import { useOrderSelection } from '../bulk/useOrderSelection';
import { useOrderDialog } from '../../../orders/staff/useOrderDialog';
import { OrderQueueTabs } from '../queues/OrderQueueTabs';

const pageSize = 50;

/** Filter, sort and page from the URL. Returns the same objects while the URL is the same. */
function useAsked() {
  const { params } = useUrlParams();
  const page = useCursorPage();
  const query = JSON.stringify(orderFilter(params));
  const filter = useMemo(() => JSON.parse(query) as OrderFilter, [query]);
  const { field, sort: direction } = columnSort(params);
  const sort = useMemo((): TableSort => ({ field, sort: direction }), [field, direction]);
  const { after } = page;
  const variables = useMemo(
    () => ({ filter, sort: orderSort(sort), first: pageSize, after }),
    [filter, sort, after],
  );
  return { page, filter, sort, variables };
}

/**
 * Loads the page of orders in the URL. Viewers with reports also get the totals of all filtered
 * orders.
 */
function useOrderList(sums: boolean) {
  const { page, filter, sort, variables } = useAsked();
  // The column heading changes before the new rows are requested.
  const asked = useValueAfterCommit(variables);
  const orders = useOrdersPageQuery({ variables: asked, fetchPolicy: 'cache-and-network' });
  const totals = useOrderTotalsQuery({
    variables: { filter: asked.filter },
    skip: !sums,
    fetchPolicy: 'cache-and-network',
  });
  // Loaded rows render deferred. Until then the table shows that it is loading.
  const shown = useDeferredValue(orders);
  return {
    asked,
    filter,
    filtered: Object.keys(filter).length > 0,
    sort,
    page,
    orders: shown,
    loading: asked !== variables || orders.loading || shown.loading,
    list: dataOrPrevious(shown)?.orders,
    totals: dataOrPrevious(totals)?.orderTotals,
  };
}

const OrderList = () => {
  const { change } = useUrlParams();
  const { open } = useOrderDialog();
  const table = useTable('orders');
  const { focus: onLeave } = table;
  const [editing, setEditing] = useState<string | null>(null);
  const sums = usePermissions()('reports.read');
  const { orders, ...asked } = useOrderList(sums);
  const { filter, list, sort, loading } = asked;
  const live = useListUpdates(asked.asked, list);
  const orderSelection = useOrderSelection(filter, list?.nodes);
  const columns = useMemo(
    () => orderColumns({ editing, onEdit: setEditing, onOpen: open }),
    [editing, open],
  );
  const card = useCallback(
    (order: OrdersPage_OrderFragment) => (
      <OrderCard order={order} onOpen={open} side={orderSelection.boxOf(order)} />
    ),
    [orderSelection, open],
  );
  const sortBy = useCallback(
    ({ field, sort: direction }: TableSort) =>
      change({ sort: `${field}.${direction}`, after: null }),
    [change],
  );
  const showNews = (): void => {
    live.show();
    // The button disappears, so the focus must move.
    onLeave();
  };
  const fits = useTableFitsViewport([checkboxes, ...columns], table.view.hidden);
  const frame = useOrdersToolbar({ ...asked, exports: sums, table, fits, gone: live.gone });

  return (
    <>
      <ListUpdatesBar text={live.text} onShow={showNews} />
      <Panel title="Order Details / Payment" heading="h1" {...frame}>
        <DataTable
          label="Orders"
          table={table}
          rows={list?.nodes}
          columns={columns}
          loading={loading}
          loadingText="Loading orders..."
          error={orders.error}
          errorText="Failed to fetch orders"
          onRetry={() => void orders.refetch()}
          empty={asked.filtered ? 'No orders found for this filter' : 'No orders'}
          maxHeight={fits ? 'max(360px, calc(100dvh - 300px))' : undefined}
          sort={sort}
          onSort={sortBy}
          onOpen={({ id }) => open(id)}
          card={card}
          page={asked.asked.after}
          usualRowHeight={62}
          selection={orderSelection.selection}
          gone={live.gone}
        />
      </Panel>
      <BulkActionsSection
        selection={orderSelection.selection}
        page={list?.nodes ?? []}
        onLeave={onLeave}
      />
    </>
  );
};

export const OrdersPage = () => (
  <>
    <PageMeta title="Order Details / Payment" noIndex />
    <OrderQueueTabs />
    <OrderList />
    <OrderDialog />
  </>
);
