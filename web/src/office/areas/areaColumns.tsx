import type { GridColDef } from '@mui/x-data-grid';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Fragment } from 'react';
import type { AreasPanel_AreaFragment } from './AreasPanel.generated';
import { rowActions } from '../../ui/table/rowActions';
import { totalCapacity, type Slot, weekLines } from './week';

type Column = GridColDef<AreasPanel_AreaFragment>;

export interface AreaActions {
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}

/** Slots of an area. Days with the same slots share a line. */
export const WeeklySlots = ({ slots }: { slots: readonly Slot[] }) =>
  slots.length === 0
    ? 'At any time'
    : weekLines(slots).map(({ days, times }) => (
        <div key={days}>
          <b>{days}</b>
          {times.map((time, at) => (
            <Fragment key={time}>
              {at > 0 ? ', ' : ' '}
              <span style={{ whiteSpace: 'nowrap' }}>{time}</span>
            </Fragment>
          ))}
        </div>
      ));

export const capacityLabel = (slots: readonly Slot[]): string =>
  slots.length === 0 ? '-' : String(totalCapacity(slots));

const facts: Column[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 140,
    renderCell: ({ row: { name } }) => name,
  },
  {
    field: 'pincodes',
    headerName: 'Pincodes',
    flex: 1,
    minWidth: 180,
    renderCell: ({ row: { pincodes } }) => pincodes.join(', '),
  },
  {
    field: 'slots',
    headerName: 'Slots',
    flex: 3,
    minWidth: 320,
    renderCell: ({ row: { slots } }) => <WeeklySlots slots={slots} />,
  },
  {
    field: 'capacity',
    headerName: 'Pickups a week',
    type: 'number',
    width: 120,
    renderCell: ({ row: { slots } }) => capacityLabel(slots),
  },
];

/** Users who may edit areas also get the column with actions. */
export const areaColumns = (actions: AreaActions | undefined): Column[] =>
  actions
    ? [
        ...facts,
        {
          field: 'actions',
          type: 'actions',
          headerName: 'Actions',
          width: 90,
          getActions: ({ row: { id, name } }) =>
            rowActions([
              {
                icon: <EditOutlined fontSize="small" />,
                title: 'Edit',
                label: `Edit ${name}`,
                onClick: () => actions.onEdit(id),
              },
              {
                icon: <DeleteOutlined fontSize="small" />,
                title: 'Delete',
                label: `Delete ${name}`,
                onClick: () => actions.onDelete(id),
              },
            ]),
        },
      ]
    : facts;
