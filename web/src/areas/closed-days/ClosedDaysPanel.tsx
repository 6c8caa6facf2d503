import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePermissions } from '../../auth/permissions/usePermissions';
import { useClosedDaysQuery, type ClosedDaysPanel_DayFragment } from '../../graphql/generated';
import { CellButton } from '../../ui/CellButton';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { formatWeekday } from '../../ui/format/dates';
import { DataTable } from '../../ui/table/DataTable';
import { useTable } from '../../ui/table/useTable';
import { Panel } from '../../ui/table/Panel';
import { RowCard } from '../../ui/table/RowCard';
import { OpenDayDialog } from './OpenDayDialog';
import { useAreaDialog } from '../useAreaDialog';

const CloseDayForm = lazyDialog(() => import('./CloseDayForm'), 'CloseDayForm');

type ClosedDay = ClosedDaysPanel_DayFragment & { id: string };

const PickupsLink = ({ day, tabIndex }: { day: string; tabIndex?: number }) => (
  <Link
    component={RouterLink}
    to={`/orders?dateOf=pickup&date=${day}`}
    tabIndex={tabIndex}
    aria-label={`Pickups of ${formatWeekday(day)}`}
  >
    Pickups
  </Link>
);

interface ColumnsOptions {
  seesOrders: boolean;
  onOpen: ((day: string) => void) | undefined;
}

const columnsOf = ({ seesOrders, onOpen }: ColumnsOptions): GridColDef<ClosedDay>[] => [
  {
    field: 'day',
    headerName: 'Day',
    hideable: false,
    width: 170,
    renderCell: ({ row: { day } }) => formatWeekday(day),
  },
  {
    field: 'reason',
    headerName: 'Reason',
    hideable: false,
    flex: 1,
    minWidth: 200,
    renderCell: ({ row: { reason } }) => reason,
  },
  ...(seesOrders
    ? [
        {
          ...{ field: 'pickups', headerName: 'Booked', hideable: false, width: 110 },
          renderCell: ({ row: { day }, hasFocus }: GridRenderCellParams<ClosedDay>) => (
            <PickupsLink day={day} tabIndex={hasFocus ? 0 : -1} />
          ),
        },
      ]
    : []),
  ...(onOpen
    ? [
        {
          ...{ field: 'actions', headerName: 'Actions', hideable: false, width: 130 },
          renderCell: ({ row: { day }, hasFocus }: GridRenderCellParams<ClosedDay>) => (
            <CellButton
              tabIndex={hasFocus ? 0 : -1}
              aria-label={`Reopen: ${formatWeekday(day)}`}
              onClick={() => onOpen(day)}
            >
              Reopen
            </CellButton>
          ),
        },
      ]
    : []),
];

const ClosedDayCard = ({ closed, seesOrders, onOpen }: ColumnsOptions & { closed: ClosedDay }) => (
  <RowCard
    title={formatWeekday(closed.day)}
    about={closed.reason}
    facts={[seesOrders && ['Booked', <PickupsLink key="pickups" day={closed.day} />]]}
    actions={
      onOpen && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Reopen: ${formatWeekday(closed.day)}`}
          onClick={() => onOpen(closed.day)}
        >
          Reopen
        </Button>
      )
    }
  />
);

/** Days to come on which nothing is picked up anywhere. */
export const ClosedDaysPanel = () => {
  const table = useTable('closed days');
  const { named, open, close } = useAreaDialog();
  const may = usePermissions();
  const query = useClosedDaysQuery({ fetchPolicy: 'cache-and-network' });
  const mayChange = may('settings.write');
  const seesOrders = may('orders.read');
  const days = query.data?.closedDays;
  const rows = useMemo(() => days?.map((closed) => ({ ...closed, id: closed.day })), [days]);
  const options = useMemo(
    () => ({
      seesOrders,
      onOpen: mayChange ? (day: string) => open('openDay', day) : undefined,
    }),
    [seesOrders, mayChange, open],
  );
  const columns = useMemo(() => columnsOf(options), [options]);
  const opened = named?.dialog === 'openDay' && days?.find(({ day }) => day === named.about);
  return (
    <Panel
      title="Closed days"
      actions={
        mayChange && (
          <Button size="small" variant="outlined" onClick={() => open('closeDay', 'new')}>
            + Close a day
          </Button>
        )
      }
    >
      <DataTable
        table={table}
        label="Closed days"
        rows={rows}
        columns={columns}
        loading={query.loading}
        loadingText="Loading closed days..."
        error={query.error}
        errorText="Failed to fetch closed days"
        onRetry={() => void query.refetch()}
        empty={
          <EmptyState
            title="No closed days"
            text="On a closed day, such as a holiday, no pickup can be booked in any area."
          />
        }
        card={(closed) => <ClosedDayCard closed={closed} {...options} />}
      />
      {mayChange && named?.dialog === 'closeDay' && <CloseDayForm onClose={close} />}
      {mayChange && opened && <OpenDayDialog closed={opened} onClose={close} />}
    </Panel>
  );
};
