import Box from '@mui/material/Box';
import type { OrderAmount_OrderFragment } from '../graphql/generated';
import { Money } from '../ui/format/Money';
import { visuallyHidden } from '../ui/visuallyHidden';

interface OrderAmountProps {
  order: OrderAmount_OrderFragment;
  paise: number;
}

/** An amount of an order; none before its clothes are counted, where ₹0.00 would look like a price. */
export const OrderAmount = ({ order, paise }: OrderAmountProps) =>
  order.itemCount > 0 ? (
    <Money paise={paise} />
  ) : (
    <span className="no-amount">
      <span aria-hidden>–</span>
      <Box component="span" sx={visuallyHidden}>
        No items
      </Box>
    </span>
  );
