import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { AdjustmentRows_OrderFragment } from '../graphql/generated';
import { Money } from '../ui/format/Money';
import { adjustmentName } from './billLabels';

interface AdjustmentRowsProps {
  order: AdjustmentRows_OrderFragment;
  /** Columns before the amount. */
  span: number;
}

/** What stands on a bill between its items and its total; nothing where it is items alone. */
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
