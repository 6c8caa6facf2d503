import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useCashUpsQuery } from './CashUpPage.generated';
import type { ClosedCashUps_CashUpFragment } from './ClosedCashUps.generated';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { formatDate, formatDateTime } from '../../ui/format/dates';
import { Money } from '../../ui/format/Money';
import { ColumnsButton } from '../../ui/table/ColumnsButton';
import { DataTable } from '../../ui/table/DataTable';
import { useTable } from '../../ui/table/useTable';
import { Pager } from '../../ui/table/Pager';
import { Panel } from '../../ui/table/Panel';
import { RowCard } from '../../ui/table/RowCard';
import { useCursorPage } from '../../ui/table/useCursorPage';
import { personOf, methodLabel } from './cashRules';

type CashUp = ClosedCashUps_CashUpFragment;

const pageSize = 50;

const columnsOf = (all: readonly CashUp[]): GridColDef<CashUp>[] => [
  {
    field: 'day',
    headerName: 'Day',
    width: 112,
    renderCell: ({ row: { day } }) => formatDate(day),
  },
  {
    field: 'name',
    headerName: 'Person',
    flex: 1,
    minWidth: 140,
    renderCell: ({ row: one }) => personOf(one, all),
  },
  { field: 'method', headerName: 'Method', width: 112, renderCell: ({ row }) => methodLabel(row) },
  {
    field: 'expected',
    headerName: 'Expected',
    width: 120,
    type: 'number',
    renderCell: ({ row: { expected } }) => <Money paise={expected} />,
  },
  {
    field: 'counted',
    headerName: 'Counted',
    width: 120,
    type: 'number',
    renderCell: ({ row: { counted } }) => <Money paise={counted} />,
  },
  {
    field: 'difference',
    headerName: 'Difference',
    width: 120,
    type: 'number',
    renderCell: ({ row: { counted, expected } }) => <Money paise={counted - expected} />,
  },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 160,
    renderCell: ({ row: { note } }) => note,
  },
  {
    field: 'closed',
    headerName: 'Closed',
    flex: 1,
    minWidth: 180,
    renderCell: ({ row: { createdAt, closedBy } }) =>
      `${formatDateTime(createdAt)} · ${closedBy.name}`,
  },
];

const Card = ({ cashUp, person }: { cashUp: CashUp; person: string }) => (
  <RowCard
    title={`${person} · ${methodLabel(cashUp)}`}
    about={formatDate(cashUp.day)}
    facts={[
      ['Expected', <Money key="expected" paise={cashUp.expected} />],
      ['Counted', <Money key="counted" paise={cashUp.counted} />],
      ['Difference', <Money key="difference" paise={cashUp.counted - cashUp.expected} />],
      ...(cashUp.note ? [['Note', cashUp.note] as const] : []),
      ['Closed', `${formatDateTime(cashUp.createdAt)} · ${cashUp.closedBy.name}`],
    ]}
  />
);

export const ClosedCashUps = () => {
  const table = useTable('cash-ups');
  const page = useCursorPage();
  const query = useCashUpsQuery({
    variables: { first: pageSize, after: page.after },
    fetchPolicy: 'cache-and-network',
  });
  const list = dataOrPrevious(query)?.cashUps;
  const all = list?.nodes;
  const columns = useMemo(() => columnsOf(all ?? []), [all]);
  return (
    <Panel
      title="Past closings"
      actions={<ColumnsButton table={table} columns={columns} disabled={!all?.length} />}
      footer={list && <Pager page={page} pageInfo={list.pageInfo} count={list.nodes.length} />}
    >
      <DataTable
        table={table}
        page={page.after}
        label="Past cash closings"
        rows={all}
        columns={columns}
        loading={query.loading}
        loadingText="Loading cash closings..."
        error={query.error}
        errorText="Failed to fetch cash closings"
        onRetry={() => void query.refetch()}
        empty="No cash closings yet"
        card={(cashUp) => <Card cashUp={cashUp} person={personOf(cashUp, all ?? [])} />}
      />
    </Panel>
  );
};
