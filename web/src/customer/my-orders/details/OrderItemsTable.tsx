import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { OrderItemsTable_OrderFragment } from './OrderItemsTable.generated';
import { AdjustmentRows } from '../../../orders/AdjustmentRows';
import { Money } from '../../../ui/format/Money';

type Item = OrderItemsTable_OrderFragment['items'][number];

interface ItemRowProps {
  item: Item;
  narrow: boolean;
}

/** Four columns do not fit a phone. There quantity and price are below the name. */
const ItemRow = ({ item: { name, quantity, price, amount }, narrow }: ItemRowProps) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ pl: 0, overflowWrap: 'anywhere' }}>
      {name}
      {narrow && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {quantity} × <Money paise={price} />
        </Box>
      )}
    </TableCell>
    {!narrow && (
      <>
        <TableCell align="right">{quantity}</TableCell>
        <TableCell align="right">
          <Money paise={price} />
        </TableCell>
      </>
    )}
    <TableCell align="right" sx={{ pr: 0 }}>
      <Money paise={amount} />
    </TableCell>
  </TableRow>
);

export const OrderItemsTable = ({ order }: { order: OrderItemsTable_OrderFragment }) => {
  const narrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return (
    <Table size="small" aria-label="Items" sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>Item Name</TableCell>
          {!narrow && (
            <>
              <TableCell align="right">Quantity</TableCell>
              <TableCell align="right">Price</TableCell>
            </>
          )}
          <TableCell align="right" sx={{ pr: 0 }}>
            Total
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {order.items.map((item) => (
          <ItemRow key={item.id} item={item} narrow={narrow} />
        ))}
        <AdjustmentRows order={order} span={narrow ? 1 : 3} />
        <TableRow>
          <TableCell colSpan={narrow ? 1 : 3} align="right" sx={{ border: 0, fontWeight: 700 }}>
            Total Price
          </TableCell>
          <TableCell align="right" sx={{ border: 0, pr: 0, fontWeight: 700 }}>
            <Money paise={order.totalPrice} />
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
};
