import type { RecentOrders_OrderFragment } from '../graphql/generated';
import { OrderStatusChip, PaymentStatusChip } from '../orders/StatusChips';
import { CopyableId } from '../ui/CopyableId';
import type { TableColumn } from '../ui/table/column';
import { formatDate } from '../ui/format/dates';
import { Money } from '../ui/format/Money';

export const recentOrderColumns: TableColumn<RecentOrders_OrderFragment>[] = [
  {
    field: 'shortId',
    headerName: 'Order ID',
    width: 106,
    hideable: false,
    centred: true,
    // The keyboard copies in the dialog; here Enter opens the row.
    cell: ({ id, shortId }) => <CopyableId id={id} shortId={shortId} tabIndex={-1} />,
  },
  {
    field: 'createdAt',
    headerName: 'Order Created',
    width: 122,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    field: 'pickupDate',
    headerName: 'Order Pickup',
    width: 118,
    cell: ({ pickupDate }) => formatDate(pickupDate),
  },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    cell: ({ user }) => user.name || 'Unknown User',
  },
  {
    field: 'itemCount',
    headerName: 'Items',
    type: 'number',
    width: 66,
    cell: ({ itemCount }) => itemCount,
  },
  {
    field: 'itemsTotal',
    headerName: 'Amount',
    type: 'number',
    width: 130,
    cell: ({ itemsTotal }) => <Money paise={itemsTotal} />,
  },
  {
    field: 'paymentStatus',
    headerName: 'Payments Status',
    width: 134,
    centred: true,
    cell: (order) => <PaymentStatusChip order={order} />,
  },
  {
    field: 'orderStatus',
    headerName: 'Order Status',
    width: 172,
    centred: true,
    cell: (order) => <OrderStatusChip order={order} forStaff />,
  },
];
