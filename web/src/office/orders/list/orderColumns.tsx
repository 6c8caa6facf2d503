import type { GridColDef } from '@mui/x-data-grid';
import BoltOutlined from '@mui/icons-material/BoltOutlined';
import type { OrdersPage_OrderFragment } from './OrdersPage.generated';
import { CopyableId } from '../../../ui/CopyableId';
import { formatDate } from '../../../ui/format/dates';
import { Money } from '../../../ui/format/Money';
import { PickupCell } from './PickupCell';
import { PaymentCell } from './PaymentCell';
import { OverdueMark } from '../../../orders/staff/promised-date/OverdueMark';
import { promiseOf } from '../../../orders/orderLabels';
import { StatusButton } from './StatusButton';
import { dueTone } from '../../../orders/staff/payment/paymentRules';
import type { OpenOrder } from '../../../orders/staff/useOrderDialog';

type Row = OrdersPage_OrderFragment;
type Column = GridColDef<Row>;

interface ColumnOptions {
  /** Order whose payment is being edited in its row. */
  editing: string | null;
  onEdit: (id: string | null) => void;
  onOpen: OpenOrder;
}

const facts: Column[] = [
  {
    field: 'shortId',
    headerName: 'Order ID',
    minWidth: 98,
    flex: 0.95,
    sortable: false,
    hideable: false,
    display: 'flex',
    // Enter opens the row here. Keyboard users copy the order number in the dialog.
    renderCell: ({ row: { id, shortId } }) => (
      <CopyableId id={id} shortId={shortId} tabIndex={-1} />
    ),
  },
  {
    field: 'createdAt',
    headerName: 'Created Date',
    minWidth: 98,
    flex: 1,
    renderCell: ({ row: { createdAt } }) => formatDate(createdAt),
  },
  {
    field: 'pickupDate',
    headerName: 'Pickup Date',
    minWidth: 98,
    flex: 1.1,
    renderCell: ({ row: order }) => <PickupCell order={order} />,
  },
  {
    field: 'promisedDate',
    headerName: 'Promised by',
    minWidth: 98,
    flex: 1,
    sortable: false,
    renderCell: ({ row }) => formatDate(promiseOf(row)),
  },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1.5,
    minWidth: 80,
    sortable: false,
    display: 'flex',
    renderCell: ({ row: { user, express, ...order } }) => (
      <>
        <span className="cell-words" title={user.name}>
          {user.name || 'Unknown User'}
        </span>
        {express && (
          <BoltOutlined
            titleAccess="Express"
            sx={{ fontSize: 16, ml: 0.5, color: 'warning.main' }}
          />
        )}
        <OverdueMark order={order} />
      </>
    ),
  },
];

const figures: Column[] = [
  {
    field: 'itemCount',
    headerName: 'Items',
    type: 'number',
    minWidth: 56,
    flex: 0.5,
    sortable: false,
    renderCell: ({ row: { itemCount } }) => itemCount,
  },
  {
    field: 'totalPrice',
    headerName: 'Total (₹)',
    type: 'number',
    minWidth: 102,
    flex: 1.05,
    renderCell: ({ row: { totalPrice } }) => <Money paise={totalPrice} />,
  },
  {
    field: 'due',
    headerName: 'Due (₹)',
    type: 'number',
    minWidth: 106,
    flex: 1.05,
    renderCell: ({ row: order }) => (
      <span style={{ color: `var(--tone-${dueTone(order)}-text)`, fontWeight: 650 }}>
        <Money paise={order.due} />
      </span>
    ),
  },
];

export const orderColumns = ({ editing, onEdit, onOpen }: ColumnOptions): Column[] => [
  ...facts,
  ...figures,
  {
    field: 'status',
    headerName: 'Status',
    minWidth: 164,
    flex: 4.95,
    sortable: false,
    display: 'flex',
    renderCell: ({ row: order, hasFocus }) => (
      <PaymentCell
        order={order}
        tabIndex={hasFocus ? 0 : -1}
        editing={editing === order.id}
        onEdit={() => onEdit(order.id)}
        onDone={() => onEdit(null)}
      />
    ),
  },
  {
    field: 'action',
    headerName: 'Action',
    minWidth: 96,
    flex: 1.75,
    sortable: false,
    display: 'flex',
    renderCell: ({ row: order, hasFocus }) => (
      <StatusButton order={order} onOpen={onOpen} tabIndex={hasFocus ? 0 : -1} inCell />
    ),
  },
];

/** Names for the menu that hides columns. */
export const orderColumnNames = orderColumns({
  editing: null,
  onEdit: () => undefined,
  onOpen: () => undefined,
});
