import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { OrderItems_OrderFragment } from './OrderItems.generated';
import { AdjustmentRows } from '../../AdjustmentRows';
import { TotalsRow } from '../../../ui/table/TotalsRow';
import { Money } from '../../../ui/format/Money';

const flush = {
  '& td:first-of-type, & th:first-of-type': { pl: 0 },
  '& td:last-of-type': { pr: 0 },
};

export const OrderItems = ({ order }: { order: OrderItems_OrderFragment }) => (
  <Table size="small" aria-label="Items" sx={flush}>
    <TableHead>
      <TableRow>
        <TableCell>Item Name</TableCell>
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
          <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
          <TableCell align="right">{quantity}</TableCell>
          <TableCell align="right">
            <Money paise={price} />
          </TableCell>
          <TableCell align="right">
            <Money paise={amount} />
          </TableCell>
        </TableRow>
      ))}
      <AdjustmentRows order={order} span={3} />
    </TableBody>
    <TableFooter>
      <TotalsRow>
        <TableCell sx={{ whiteSpace: 'nowrap' }}>Total</TableCell>
        <TableCell align="right">{order.itemCount}</TableCell>
        <TableCell />
        <TableCell align="right">
          <Money paise={order.totalPrice} />
        </TableCell>
      </TotalsRow>
    </TableFooter>
  </Table>
);
