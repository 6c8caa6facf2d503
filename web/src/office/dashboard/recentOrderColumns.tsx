import type { GridColDef } from '@mui/x-data-grid';
import type { RecentOrders_OrderFragment } from './RecentOrders.generated';
import { OrderStatusChip, PaymentStatusChip } from '../../orders/StatusChips';
import { CopyableId } from '../../ui/CopyableId';
import { formatDate } from '../../ui/format/dates';
import { Money } from '../../ui/format/Money';

export const recentOrderColumns: GridColDef<RecentOrders_OrderFragment>[] = [
  {
    field: 'shortId',
    headerName: 'Order ID',
    width: 106,
    hideable: false,
    display: 'flex',
    // Enter opens the row here. Keyboard users copy the order number in the dialog.
    renderCell: ({ row: { id, shortId } }) => (
      <CopyableId id={id} shortId={shortId} tabIndex={-1} />
    ),
  },
  {
    field: 'createdAt',
    headerName: 'Order Created',
    width: 122,
    renderCell: ({ row: { createdAt } }) => formatDate(createdAt),
  },
  {
    field: 'pickupDate',
    headerName: 'Order Pickup',
    width: 118,
    renderCell: ({ row: { pickupDate } }) => formatDate(pickupDate),
  },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    renderCell: ({ row: { user } }) => user.name || 'Unknown User',
  },
  {
    field: 'itemCount',
    headerName: 'Items',
    type: 'number',
    width: 66,
    renderCell: ({ row: { itemCount } }) => itemCount,
  },
  {
    field: 'itemsTotal',
    headerName: 'Amount',
    type: 'number',
    width: 130,
    renderCell: ({ row: { itemsTotal } }) => <Money paise={itemsTotal} />,
  },
  {
    field: 'paymentStatus',
    headerName: 'Payments Status',
    width: 134,
    display: 'flex',
    renderCell: ({ row: order }) => <PaymentStatusChip order={order} />,
  },
  {
    field: 'orderStatus',
    headerName: 'Order Status',
    width: 172,
    display: 'flex',
    renderCell: ({ row: order }) => <OrderStatusChip order={order} forStaff />,
  },
];
