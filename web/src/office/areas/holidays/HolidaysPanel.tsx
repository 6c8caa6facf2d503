import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePermissions } from '../../../session/permissions/usePermissions';
import { useHolidaysQuery, type HolidaysPanel_DayFragment } from './HolidaysPanel.generated';
import { CellButton } from '../../../ui/CellButton';
import { lazyDialog } from '../../../ui/dialog/lazyDialog';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { formatWeekday } from '../../../ui/format/dates';
import { DataTable } from '../../../ui/table/DataTable';
import { useTable } from '../../../ui/table/useTable';
import { Panel } from '../../../ui/table/Panel';
import { RowCard } from '../../../ui/table/RowCard';
import { DeleteHolidayDialog } from './DeleteHolidayDialog';
import { useAreaDialog } from '../useAreaDialog';

const AddHolidayForm = lazyDialog(() => import('./AddHolidayForm'), 'AddHolidayForm');

type Holiday = HolidaysPanel_DayFragment & { id: string };

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

const columnsOf = ({ seesOrders, onOpen }: ColumnsOptions): GridColDef<Holiday>[] => [
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
          renderCell: ({ row: { day }, hasFocus }: GridRenderCellParams<Holiday>) => (
            <PickupsLink day={day} tabIndex={hasFocus ? 0 : -1} />
          ),
        },
      ]
    : []),
  ...(onOpen
    ? [
        {
          ...{ field: 'actions', headerName: 'Actions', hideable: false, width: 130 },
          renderCell: ({ row: { day }, hasFocus }: GridRenderCellParams<Holiday>) => (
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

const HolidayCard = ({ closed, seesOrders, onOpen }: ColumnsOptions & { closed: Holiday }) => (
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

/** Future days without pickups in any area. */
export const HolidaysPanel = () => {
  const table = useTable('closed days');
  const { named, open, close } = useAreaDialog();
  const may = usePermissions();
  const query = useHolidaysQuery({ fetchPolicy: 'cache-and-network' });
  const mayChange = may('settings.write');
  const seesOrders = may('orders.read');
  const days = query.data?.holidays;
  const rows = useMemo(() => days?.map((closed) => ({ ...closed, id: closed.day })), [days]);
  const options = useMemo(
    () => ({
      seesOrders,
      onOpen: mayChange ? (day: string) => open('deleteHoliday', day) : undefined,
    }),
    [seesOrders, mayChange, open],
  );
  const columns = useMemo(() => columnsOf(options), [options]);
  const opened = named?.dialog === 'deleteHoliday' && days?.find(({ day }) => day === named.about);
  return (
    <Panel
      title="Closed days"
      actions={
        mayChange && (
          <Button size="small" variant="outlined" onClick={() => open('createHoliday', 'new')}>
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
        card={(closed) => <HolidayCard closed={closed} {...options} />}
      />
      {mayChange && named?.dialog === 'createHoliday' && <AddHolidayForm onClose={close} />}
      {mayChange && opened && <DeleteHolidayDialog closed={opened} onClose={close} />}
    </Panel>
  );
};
