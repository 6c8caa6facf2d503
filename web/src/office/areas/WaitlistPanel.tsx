import type { GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { usePermissions } from '../../session/permissions/usePermissions';
import { useAreasQuery } from './AreasPanel.generated';
import {
  usePincodeWaitlistQuery,
  type WaitlistPanel_PincodeFragment,
} from './WaitlistPanel.generated';
import { CellButton } from '../../ui/CellButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { formatDate } from '../../ui/format/dates';
import { DataTable } from '../../ui/table/DataTable';
import { useTable } from '../../ui/table/useTable';
import { Panel } from '../../ui/table/Panel';
import { RowCard } from '../../ui/table/RowCard';
import { AddPincodeToAreaDialog } from './AddPincodeToAreaDialog';
import { useAreaDialog } from './useAreaDialog';

type WaitlistEntry = WaitlistPanel_PincodeFragment & { id: string };

type AddPincode = ((pincode: string) => void) | undefined;

const facts: GridColDef<WaitlistEntry>[] = [
  {
    field: 'pincode',
    headerName: 'Pincode',
    hideable: false,
    width: 130,
    renderCell: ({ row: { pincode } }) => pincode,
  },
  {
    field: 'subscriberCount',
    headerName: 'People',
    hideable: false,
    type: 'number',
    width: 100,
    renderCell: ({ row: { subscriberCount } }) => subscriberCount,
  },
  {
    field: 'firstJoinedAt',
    headerName: 'Since',
    hideable: false,
    flex: 1,
    minWidth: 140,
    renderCell: ({ row: { firstJoinedAt } }) => formatDate(firstJoinedAt),
  },
];

const columnsOf = (addPincode: AddPincode): GridColDef<WaitlistEntry>[] =>
  addPincode
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
              onClick={() => addPincode(pincode)}
            >
              Add to an area
            </CellButton>
          ),
        },
      ]
    : facts;

const WaitlistedPincodeCard = ({
  entry,
  addPincode,
}: {
  entry: WaitlistEntry;
  addPincode: AddPincode;
}) => (
  <RowCard
    title={entry.pincode}
    about={`${entry.subscriberCount === 1 ? '1 person' : `${entry.subscriberCount} people`} since ${formatDate(entry.firstJoinedAt)}`}
    actions={
      addPincode && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Add to an area: ${entry.pincode}`}
          onClick={() => addPincode(entry.pincode)}
        >
          Add to an area
        </Button>
      )
    }
  />
);

/**
 * Waitlist by PIN code, most entries first. Adding a PIN code to an area notifies its customers and
 * removes its entries.
 */
function useWaitlist() {
  const query = usePincodeWaitlistQuery({ fetchPolicy: 'cache-and-network' });
  const { data } = useAreasQuery();
  const waitlist = query.data?.pincodeWaitlist;
  const rows = useMemo(() => {
    const served = new Set(data?.areas.flatMap(({ pincodes }) => pincodes));
    return waitlist
      ?.filter(({ pincode }) => !served.has(pincode))
      .map((entry) => ({ ...entry, id: entry.pincode }));
  }, [data, waitlist]);
  return { query, rows, areas: data?.areas };
}

/** Requested PIN codes outside of the service area. */
export const WaitlistPanel = () => {
  const table = useTable('waiting pincodes');
  const { named, open, close } = useAreaDialog();
  const mayChange = usePermissions()('settings.write');
  const { query, rows, areas } = useWaitlist();
  const addPincode = useMemo(
    () => (mayChange ? (pincode: string) => open('addPincode', pincode) : undefined),
    [mayChange, open],
  );
  const columns = useMemo(() => columnsOf(addPincode), [addPincode]);
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
            text="Visitors outside your areas can leave their email. When you add their pincode to an area, we email them."
          />
        }
        card={(entry) => <WaitlistedPincodeCard entry={entry} addPincode={addPincode} />}
      />
      {addPincode && named?.dialog === 'addPincode' && areas && (
        <AddPincodeToAreaDialog
          pincode={named.about}
          areas={areas}
          onChoose={(id) => open('area', id, { pincode: named.about })}
          onClose={close}
        />
      )}
    </Panel>
  );
};
