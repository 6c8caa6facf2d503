import BoltOutlined from '@mui/icons-material/BoltOutlined';
import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import type { OrdersPage_OrderFragment } from '../../../graphql/generated';
import { CopyableId } from '../../../ui/CopyableId';
import { formatDate } from '../../../ui/format/dates';
import { OrderAmount } from '../../OrderAmount';
import { PaymentCell } from './PaymentCell';
import { StepButton } from './StepButton';
import { dueTone } from '../payment/paymentRules';

type Row = OrdersPage_OrderFragment;
type Column = GridColDef<Row>;

interface ColumnOptions {
  /** Order whose payment is being edited in its row. */
  editing: string | null;
  onEdit: (id: string | null) => void;
}

const facts: Column[] = [
  {
    field: 'shortId',
    headerName: 'Order ID',
    width: 102,
    sortable: false,
    hideable: false,
    display: 'flex',
    // The keyboard copies in the dialog; here Enter opens the row.
    renderCell: ({ row }) => <CopyableId id={row.id} shortId={row.shortId} tabIndex={-1} />,
  },
  {
    field: 'createdAt',
    headerName: 'Created Date',
    width: 120,
    valueFormatter: (value: string) => formatDate(value),
  },
  {
    field: 'pickupDate',
    headerName: 'Pickup Date',
    width: 120,
    valueFormatter: (value: string) => formatDate(value),
  },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    sortable: false,
    display: 'flex',
    valueGetter: (_, { user }) => user.name || 'Unknown User',
    renderCell: ({ row, value }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0, py: 1 }}>
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {value}
        </Box>
        {row.express && (
          <BoltOutlined
            titleAccess="Express"
            sx={{ fontSize: 16, ml: 0.5, color: 'warning.main' }}
          />
        )}
      </Box>
    ),
  },
];

const figures: Column[] = [
  {
    field: 'itemCount',
    headerName: 'Items',
    type: 'number',
    width: 62,
    sortable: false,
  },
  {
    field: 'totalPrice',
    headerName: 'Total (₹)',
    type: 'number',
    width: 122,
    renderCell: ({ row }) => <OrderAmount order={row} paise={row.totalPrice} />,
  },
  {
    field: 'due',
    headerName: 'Due (₹)',
    type: 'number',
    width: 122,
    renderCell: ({ row }) => (
      <Box component="span" sx={{ color: `var(--tone-${dueTone(row)}-text)`, fontWeight: 650 }}>
        <OrderAmount order={row} paise={row.due} />
      </Box>
    ),
  },
];

export const orderColumns = ({ editing, onEdit }: ColumnOptions): Column[] => [
  ...facts,
  ...figures,
  {
    field: 'status',
    headerName: 'Status',
    width: 284,
    sortable: false,
    display: 'flex',
    renderCell: ({ row, hasFocus }) => (
      <PaymentCell
        order={row}
        tabIndex={hasFocus ? 0 : -1}
        editing={editing === row.id}
        onEdit={() => onEdit(row.id)}
        onDone={() => onEdit(null)}
      />
    ),
  },
  {
    field: 'action',
    headerName: 'Action',
    width: 138,
    sortable: false,
    display: 'flex',
    renderCell: ({ row, hasFocus }) => (
      <StepButton
        order={row}
        tabIndex={hasFocus ? 0 : -1}
        sx={{ minHeight: 28, minWidth: 0, px: 1, ml: -1, whiteSpace: 'nowrap' }}
      />
    ),
  },
];

/** For the menu that hides columns. */
export const orderColumnNames = orderColumns({
  editing: null,
  onEdit: () => undefined,
});
