import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Fragment } from 'react';
import type { AreasPanel_AreaFragment } from '../graphql/generated';
import type { TableColumn } from '../ui/table/column';
import { RowButtons } from '../ui/table/RowButtons';
import { placesOf, type Slot, weekLines } from './week';

type Column = TableColumn<AreasPanel_AreaFragment>;

export interface AreaActions {
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}

/** When an area has pickups, a line for all days that have the same slots. */
export const WeekWords = ({ slots }: { slots: readonly Slot[] }) =>
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

export const placesWords = (slots: readonly Slot[]): string =>
  slots.length === 0 ? '-' : String(placesOf(slots));

const facts: Column[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, cell: ({ name }) => name },
  {
    field: 'pincodes',
    headerName: 'PIN codes',
    flex: 1,
    minWidth: 180,
    cell: ({ pincodes }) => pincodes.join(', '),
  },
  {
    field: 'slots',
    headerName: 'Slots',
    flex: 3,
    minWidth: 320,
    cell: ({ slots }) => <WeekWords slots={slots} />,
  },
  {
    field: 'places',
    headerName: 'Places a week',
    type: 'number',
    width: 120,
    cell: ({ slots }) => placesWords(slots),
  },
];

/** With what can be done, for those who may. */
export const areaColumns = (actions: AreaActions | undefined): Column[] =>
  actions
    ? [
        ...facts,
        {
          field: 'actions',
          type: 'actions',
          headerName: 'Actions',
          width: 90,
          cell: ({ id, name }, hasFocus) => (
            <RowButtons
              hasFocus={hasFocus}
              buttons={[
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
              ]}
            />
          ),
        },
      ]
    : facts;
