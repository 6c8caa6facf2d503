import CheckroomOutlined from '@mui/icons-material/CheckroomOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import type { CustomersPage_UserFragment } from '../graphql/generated';
import { Money } from '../ui/format/Money';
import { addressesText } from './addressText';
import type { CustomerDialog } from './useCustomerDialog';

type Column = GridColDef<CustomersPage_UserFragment>;

interface ColumnOptions {
  /** Only enterprises can be changed; without one there is nothing to do in a row. */
  withActions: boolean;
  onDialog: (dialog: CustomerDialog, id: string) => void;
}

const facts: Column[] = [
  { field: 'name', headerName: 'Customer Name', flex: 1, minWidth: 150, hideable: false },
  { field: 'phone', headerName: 'Contact', width: 116 },
  {
    field: 'balance',
    headerName: 'Balance (₹)',
    type: 'number',
    width: 136,
    renderCell: ({ row }) => <Money paise={row.balance} />,
  },
  {
    field: 'address',
    headerName: 'Address',
    flex: 1.6,
    minWidth: 190,
    valueGetter: (_, { addresses }) => addressesText(addresses),
    // Some have many; the dialog of the row lists them all.
    renderCell: ({ value }) => (
      <Box
        title={String(value)}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {String(value)}
      </Box>
    ),
  },
  { field: 'email', headerName: 'Email', flex: 1, minWidth: 180 },
];

const actions = (onDialog: ColumnOptions['onDialog']): Column => ({
  field: 'actions',
  type: 'actions',
  headerName: 'Action',
  width: 132,
  hideable: false,
  renderCell: (params) => {
    const { id, name, role } = params.row;
    if (role !== 'ENTERPRISE') return null;
    return (
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<CheckroomOutlined fontSize="small" />}
          label={`Cloth List of ${name}`}
          title="Cloth List"
          onClick={() => onDialog('prices', id)}
        />
        <GridActionsCellItem
          icon={<EditOutlined fontSize="small" />}
          label={`Edit ${name}`}
          title="Edit"
          onClick={() => onDialog('edit', id)}
        />
        <GridActionsCellItem
          icon={<DeleteOutlined fontSize="small" />}
          label={`Delete ${name}`}
          title="Delete"
          onClick={() => onDialog('delete', id)}
        />
      </GridActionsCell>
    );
  },
});

export const customerColumns = ({ withActions, onDialog }: ColumnOptions): Column[] =>
  withActions ? [...facts, actions(onDialog)] : facts;
