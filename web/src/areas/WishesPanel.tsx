import type { GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { usePermissions } from '../auth/permissions/usePermissions';
import {
  useAreasQuery,
  useWishedPincodesQuery,
  type WishesPanel_WishFragment,
} from '../graphql/generated';
import { CellButton } from '../ui/CellButton';
import { EmptyState } from '../ui/feedback/EmptyState';
import { formatDate } from '../ui/format/dates';
import { DataTable } from '../ui/table/DataTable';
import { useTable } from '../ui/table/useTable';
import { Panel } from '../ui/table/Panel';
import { RowCard } from '../ui/table/RowCard';
import { TakeInDialog } from './TakeInDialog';
import { useAreaDialog } from './useAreaDialog';

type Wish = WishesPanel_WishFragment & { id: string };

type TakeIn = ((pincode: string) => void) | undefined;

const facts: GridColDef<Wish>[] = [
  {
    field: 'pincode',
    headerName: 'Pincode',
    hideable: false,
    width: 130,
    renderCell: ({ row: { pincode } }) => pincode,
  },
  {
    field: 'people',
    headerName: 'People',
    hideable: false,
    type: 'number',
    width: 100,
    renderCell: ({ row: { people } }) => people,
  },
  {
    field: 'oldest',
    headerName: 'Since',
    hideable: false,
    flex: 1,
    minWidth: 140,
    renderCell: ({ row: { oldest } }) => formatDate(oldest),
  },
];

const columnsOf = (takeIn: TakeIn): GridColDef<Wish>[] =>
  takeIn
    ? [
        ...facts,
        {
          field: 'actions',
          headerName: 'Actions',
          hideable: false,
          width: 160,
          renderCell: ({ row: { pincode }, hasFocus }) => (
            <CellButton
              tabIndex={hasFocus ? 0 : -1}
              aria-label={`Add to an area: ${pincode}`}
              onClick={() => takeIn(pincode)}
            >
              Add to an area
            </CellButton>
          ),
        },
      ]
    : facts;

const WishCard = ({ wish, takeIn }: { wish: Wish; takeIn: TakeIn }) => (
  <RowCard
    title={wish.pincode}
    about={`${wish.people === 1 ? '1 person' : `${wish.people} people`} since ${formatDate(wish.oldest)}`}
    actions={
      takeIn && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Add to an area: ${wish.pincode}`}
          onClick={() => takeIn(wish.pincode)}
        >
          Add to an area
        </Button>
      )
    }
  />
);

/**
 * Waitlist by PIN code, most entries first. Adding the PIN code to an area notifies and removes its entries.
 */
function useWishes() {
  const query = useWishedPincodesQuery({ fetchPolicy: 'cache-and-network' });
  const { data } = useAreasQuery();
  const wishes = query.data?.wishedPincodes;
  const rows = useMemo(() => {
    const served = new Set(data?.areas.flatMap(({ pincodes }) => pincodes));
    return wishes
      ?.filter(({ pincode }) => !served.has(pincode))
      .map((wish) => ({ ...wish, id: wish.pincode }));
  }, [data, wishes]);
  return { query, rows, areas: data?.areas };
}

/** Requested PIN codes outside of the service area. */
export const WishesPanel = () => {
  const table = useTable('waiting pincodes');
  const { named, open, close } = useAreaDialog();
  const mayChange = usePermissions()('settings.write');
  const { query, rows, areas } = useWishes();
  const takeIn = useMemo(
    () => (mayChange ? (pincode: string) => open('takeIn', pincode) : undefined),
    [mayChange, open],
  );
  const columns = useMemo(() => columnsOf(takeIn), [takeIn]);
  return (
    <Panel title="Waiting list">
      <DataTable
        table={table}
        label="Waiting list"
        rows={rows}
        columns={columns}
        loading={query.loading}
        loadingText="Loading the waiting list..."
        error={query.error}
        errorText="Failed to fetch the waiting list"
        onRetry={() => void query.refetch()}
        empty={
          <EmptyState
            title="The waiting list is empty"
            text="Visitors outside your areas can leave their email. When you add their pincode to an area, they are notified."
          />
        }
        card={(wish) => <WishCard wish={wish} takeIn={takeIn} />}
      />
      {takeIn && named?.dialog === 'takeIn' && areas && (
        <TakeInDialog
          pincode={named.about}
          areas={areas}
          onChoose={(id) => open('area', id, { pincode: named.about })}
          onClose={close}
        />
      )}
    </Panel>
  );
};
