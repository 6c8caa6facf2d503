import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { MyOrderTable_OrderFragment } from './MyOrderTable.generated';
import { formatDate } from '../../../ui/format/dates';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { OrderTotal } from '../../../orders/OrderTotal';
import { hasItems, nextMilestone } from '../../../orders/orderLabels';
import { OrderStatusChip, PaymentStatusChip } from '../../../orders/StatusChips';

interface MyOrderTableProps {
  orders: MyOrderTable_OrderFragment[];
  onView: (id: string) => void;
}

const columns = ['Order ID', 'Date', 'Items', 'Total Price', 'Order Status', 'Payment Status'];

const OrderRow = ({
  order,
  onView,
}: {
  order: MyOrderTable_OrderFragment;
  onView: (id: string) => void;
}) => {
  const counted = hasItems(order);
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
        #{order.shortId}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDate(order.createdAt)}</TableCell>
      <TableCell>{counted ? order.itemCount : '-'}</TableCell>
      <TableCell>{counted ? <OrderTotal order={order} /> : '-'}</TableCell>
      <TableCell>
        <OrderStatusChip order={order} />
        <Box sx={{ mt: 0.5, fontSize: 14, color: 'text.secondary' }}>{nextMilestone(order)}</Box>
      </TableCell>
      <TableCell>{counted ? <PaymentStatusChip order={order} /> : '-'}</TableCell>
      <TableCell align="right">
        <Button variant="outlined" size="small" onClick={() => onView(order.id)}>
          View
          <Box component="span" sx={visuallyHidden}>
            {' '}
            order {order.shortId}
          </Box>
        </Button>
      </TableCell>
    </TableRow>
  );
};

export const MyOrderTable = ({ orders, onView }: MyOrderTableProps) => (
  <Card sx={{ overflowX: 'auto' }}>
    <Table aria-label="Your orders">
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column} sx={{ whiteSpace: 'nowrap' }}>
              {column}
            </TableCell>
          ))}
          <TableCell align="right">Actions</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} onView={onView} />
        ))}
      </TableBody>
    </Table>
  </Card>
);
