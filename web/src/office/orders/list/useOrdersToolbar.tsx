import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import type { OrderFilter } from '../../../graphql/schema.generated';
import type { OrdersPageQuery } from './OrdersPage.generated';
import type { OrderTotals_TotalsFragment } from './OrderTotals.generated';
import { ColumnsButton } from '../../../ui/table/ColumnsButton';
import { Pager } from '../../../ui/table/Pager';
import type { Table } from '../../../ui/table/useTable';
import type { CursorPage } from '../../../ui/table/useCursorPage';
import { useIsNarrowScreen } from '../../../ui/useIsNarrowScreen';
import { busyButtonProps } from '../../../ui/busyButtonProps';
import { OrderFilters } from './OrderFilters';
import { OrderTotals } from './OrderTotals';
import { orderColumnNames } from './orderColumns';
import { useOrdersCsv } from './useOrdersCsv';

const CsvButton = ({ filter }: { filter: OrderFilter }) => {
  const csv = useOrdersCsv(filter);
  const narrow = useIsNarrowScreen();
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={narrow ? undefined : <DownloadOutlined />}
      // The short button text needs a full label on phones.
      aria-label={narrow && !csv.busy ? 'Download CSV' : undefined}
      {...busyButtonProps(csv.busy, () => void csv.download())}
    >
      {csv.busy ? 'Preparing CSV...' : narrow ? 'CSV' : 'Download CSV'}
    </Button>
  );
};

interface ToolbarOptions {
  filter: OrderFilter;
  page: CursorPage;
  list: OrdersPageQuery['orders'] | undefined;
  totals: OrderTotals_TotalsFragment | undefined;
  /** True if the viewer may download the list. */
  exports: boolean;
  table: Table;
  fits: boolean;
  /** Ids of visible rows that are no longer in the list. */
  gone: ReadonlySet<string> | undefined;
}

/** Table frame around the rows. It does not render again when a row changes. */
export function useOrdersToolbar(options: ToolbarOptions) {
  const { filter, page, list, totals, exports, table, fits, gone } = options;
  const actions = useMemo(
    () => (
      <>
        <ColumnsButton table={table} columns={orderColumnNames} disabled={!list?.nodes.length} />
        {exports && <CsvButton filter={filter} />}
      </>
    ),
    [table, list, filter, exports],
  );
  const filters = useMemo(
    () => <OrderFilters filter={filter} sortable={!fits} onLeave={table.focus} />,
    [filter, fits, table.focus],
  );
  const footer = useMemo(
    () =>
      list && (
        <>
          {totals && <OrderTotals totals={totals} />}
          <Pager
            page={page}
            pageInfo={list.pageInfo}
            count={list.nodes.filter(({ id }) => !gone?.has(id)).length}
          />
        </>
      ),
    [list, totals, page, gone],
  );
  return { actions, filters, footer };
}
