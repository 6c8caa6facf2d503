import type { GridColDef } from '@mui/x-data-grid';
import type { RecentOrders_OrderFragment } from '../graphql/generated';
import { OrderAmount } from '../orders/OrderAmount';
import { OrderStatusChip, PaymentStatusChip } from '../orders/StatusChips';
import { CopyableId } from '../ui/CopyableId';
import { formatDate } from '../ui/format/dates';

export const recentOrderColumns: GridColDef<RecentOrders_OrderFragment>[] = [
  {
    field: 'shortId',
    headerName: 'Order ID',
    width: 106,
    hideable: false,
    display: 'flex',
    // The keyboard copies in the dialog; here Enter opens the row.
    renderCell: ({ row }) => <CopyableId id={row.id} shortId={row.shortId} tabIndex={-1} />,
  },
  {
    field: 'createdAt',
    headerName: 'Order Created',
    width: 122,
    valueFormatter: (value: string) => formatDate(value),
  },
  {
    field: 'pickupDate',
    headerName: 'Order Pickup',
    width: 118,
    valueFormatter: (value: string) => formatDate(value),
  },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    valueGetter: (_, { user }) => user.name || 'Unknown User',
  },
  { field: 'itemCount', headerName: 'Items', type: 'number', width: 66 },
  {
    field: 'totalPrice',
    headerName: 'Amount',
    type: 'number',
    width: 130,
    renderCell: ({ row }) => <OrderAmount order={row} paise={row.totalPrice} />,
  },
  {
    field: 'paymentStatus',
    headerName: 'Payments Status',
    width: 134,
    display: 'flex',
    renderCell: ({ row }) => <PaymentStatusChip order={row} />,
  },
  {
    field: 'orderStatus',
    headerName: 'Order Status',
    width: 172,
    display: 'flex',
    renderCell: ({ row }) => <OrderStatusChip order={row} forStaff />,
  },
];
