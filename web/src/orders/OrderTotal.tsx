import Box from '@mui/material/Box';
import type { OrderTotal_OrderFragment } from './OrderTotal.generated';
import { Money } from '../ui/format/Money';

/**
 * The total of an order. While something is due, it includes the service charge of an online
 * payment.
 */
export const OrderTotal = ({ order }: { order: OrderTotal_OrderFragment }) => (
  <Box component="span">
    <Money paise={order.totalPrice} />
    {order.serviceCharge > 0 && (
      <Box
        component="span"
        sx={{ display: 'block', fontSize: 14, fontWeight: 400, color: 'text.secondary' }}
      >
        + <Money paise={order.serviceCharge} /> service charge
      </Box>
    )}
  </Box>
);
