import type { GridColDef } from '@mui/x-data-grid';
import CheckroomOutlined from '@mui/icons-material/CheckroomOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import type { CustomersPage_UserFragment } from './CustomersPage.generated';
import { Money } from '../../ui/format/Money';
import { rowActions } from '../../ui/table/rowActions';
import { addressesText } from './addressText';
import type { CustomerDialog } from './useCustomerDialog';

type Column = GridColDef<CustomersPage_UserFragment>;

interface ColumnOptions {
  /** True if the user may change enterprises. Without any permission the table has no action column. */
  mayChange: boolean;
  maySeeStatements: boolean;
  onDialog: (dialog: CustomerDialog, id: string) => void;
}

const facts: Column[] = [
  {
    field: 'name',
    headerName: 'Customer Name',
    flex: 1,
    minWidth: 150,
    hideable: false,
    renderCell: ({ row: { name } }) => (
      <span className="cell-words" title={name}>
        {name}
      </span>
    ),
  },
  { field: 'phone', headerName: 'Contact', width: 116, renderCell: ({ row: { phone } }) => phone },
  {
    field: 'balance',
    headerName: 'Balance (₹)',
    type: 'number',
    width: 136,
    renderCell: ({ row: { balance } }) => <Money paise={balance} />,
  },
  {
    field: 'address',
    headerName: 'Address',
    flex: 1.6,
    minWidth: 190,
    // A customer may have many addresses. The dialog lists all.
    renderCell: ({ row: { addresses } }) => (
      <Box
        title={addressesText(addresses)}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {addressesText(addresses)}
      </Box>
    ),
  },
  {
    field: 'email',
    headerName: 'Email',
    flex: 1,
    minWidth: 180,
    renderCell: ({ row: { email } }) => email ?? '-',
  },
];

const actions = ({ mayChange, maySeeStatements, onDialog }: ColumnOptions): Column => ({
  field: 'actions',
  type: 'actions',
  headerName: 'Action',
  width: 168,
  hideable: false,
  getActions: ({ row: { id, name, role } }) =>
    role === 'ENTERPRISE'
      ? rowActions([
          ...(maySeeStatements
            ? [
                {
                  icon: <ReceiptLongOutlined fontSize="small" />,
                  title: 'View statement',
                  label: `Statement of ${name}`,
                  onClick: () => onDialog('statement', id),
                },
              ]
            : []),
          ...(mayChange
            ? [
                {
                  icon: <CheckroomOutlined fontSize="small" />,
                  title: 'Cloth List',
                  label: `Cloth List of ${name}`,
                  onClick: () => onDialog('prices', id),
                },
                {
                  icon: <EditOutlined fontSize="small" />,
                  title: 'Edit',
                  label: `Edit ${name}`,
                  onClick: () => onDialog('edit', id),
                },
                {
                  icon: <DeleteOutlined fontSize="small" />,
                  title: 'Delete',
                  label: `Delete ${name}`,
                  onClick: () => onDialog('delete', id),
                },
              ]
            : []),
        ])
      : [],
});

export const customerColumns = (options: ColumnOptions): Column[] =>
  options.mayChange || options.maySeeStatements ? [...facts, actions(options)] : facts;
