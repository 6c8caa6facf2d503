import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { AdjustmentRows_OrderFragment } from './AdjustmentRows.generated';
import { Money } from '../ui/format/Money';
import { adjustmentName } from './billLabels';

interface AdjustmentRowsProps {
  order: AdjustmentRows_OrderFragment;
  /** Number of table columns before the amount. */
  span: number;
}

/**
 * Table rows for discounts, charges, tax and rounding, between the items and the total of a bill.
 */
export const AdjustmentRows = ({ order, span }: AdjustmentRowsProps) =>
  order.adjustments.length > 0 && (
    <>
      <TableRow>
        <TableCell colSpan={span} sx={{ pl: 0 }}>
          Items Total
        </TableCell>
        <TableCell align="right" sx={{ pr: 0 }}>
          <Money paise={order.itemsTotal} />
        </TableCell>
      </TableRow>
      {order.adjustments.map(({ id, amount, reason, ...line }) => (
        <TableRow key={id}>
          <TableCell colSpan={span} sx={{ pl: 0, overflowWrap: 'anywhere' }}>
            {adjustmentName(line)}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {reason}
            </Box>
          </TableCell>
          <TableCell align="right" sx={{ pr: 0 }}>
            <Money paise={amount} />
          </TableCell>
        </TableRow>
      ))}
    </>
  );
