import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { OrderMoney_OrderFragment } from '../graphql/generated';
import { Money } from '../ui/Money';

export const OrderItemsTable = ({ order }: { order: OrderMoney_OrderFragment }) => (
  <Box sx={{ overflowX: 'auto' }}>
    <Table size="small" aria-label="Items" sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>Item Name</TableCell>
          <TableCell align="right">Quantity</TableCell>
          <TableCell align="right">Price</TableCell>
          <TableCell align="right" sx={{ pr: 0 }}>
            Total
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {order.items.map(({ id, name, quantity, price, amount }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" sx={{ pl: 0 }}>
              {name}
            </TableCell>
            <TableCell align="right">{quantity}</TableCell>
            <TableCell align="right">
              <Money paise={price} />
            </TableCell>
            <TableCell align="right" sx={{ pr: 0 }}>
              <Money paise={amount} />
            </TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell colSpan={3} align="right" sx={{ border: 0, fontWeight: 700 }}>
            Total Price
          </TableCell>
          <TableCell align="right" sx={{ border: 0, pr: 0, fontWeight: 700 }}>
            <Money paise={order.totalPrice} />
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  </Box>
);
