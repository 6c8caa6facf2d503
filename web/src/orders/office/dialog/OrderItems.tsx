import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { OrderDialog_OrderFragment } from '../../../graphql/generated';
import { Money } from '../../../ui/format/Money';
import { formatDateTime } from '../../../ui/format/dates';
import { payKindLabels, payMethodLabels } from '../payment/payMethods';

type OrderProps = { order: OrderDialog_OrderFragment };

const flush = {
  '& td:first-of-type, & th:first-of-type': { pl: 0 },
  '& td:last-of-type': { pr: 0 },
};

export const OrderItems = ({ order }: OrderProps) => (
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
    </TableBody>
    <TableFooter>
      <TableRow
        sx={{ '& td': { border: 0, fontSize: 14, fontWeight: 700, color: 'text.primary' } }}
      >
        <TableCell>Total</TableCell>
        <TableCell align="right">{order.itemCount}</TableCell>
        <TableCell />
        <TableCell align="right">
          <Money paise={order.totalPrice} />
        </TableCell>
      </TableRow>
    </TableFooter>
  </Table>
);

/** The ledger: what came in, went back, how, and who wrote it down. */
export const OrderPayments = ({ order }: OrderProps) => (
  <Box component="ul" aria-label="Payments" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 14 }}>
    {order.payments.map(({ id, amount, kind, method, reference, reason, byName, createdAt }) => (
      <Box
        component="li"
        key={id}
        sx={{ display: 'flex', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
      >
        <Box sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
          {[kind !== 'PAYMENT' && payKindLabels[kind], method && payMethodLabels[method], reference]
            .filter(Boolean)
            .join(' · ') || payKindLabels[kind]}
          {reason && <Box>{reason}</Box>}
          <Box sx={{ color: 'text.secondary' }}>
            {[formatDateTime(createdAt), byName].filter(Boolean).join(' · ')}
          </Box>
        </Box>
        <Box sx={{ fontWeight: 600 }}>
          <Money paise={amount} />
        </Box>
      </Box>
    ))}
  </Box>
);
