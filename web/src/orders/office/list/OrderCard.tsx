import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { OrderCard_OrderFragment } from '../../../graphql/generated';
import { formatDate } from '../../../ui/format/dates';
import { pickupTimeFact } from '../../pickupTime';
import { OrderRowCard } from './OrderRowCard';
import { OrderAmount } from '../../OrderAmount';
import { dueTone } from '../payment/paymentRules';
import type { OpenOrder } from '../useOrderDialog';

interface OrderCardProps {
  order: OrderCard_OrderFragment;
  onOpen: OpenOrder;
  /** Beside the name. */
  side?: ReactNode;
}

export const OrderCard = ({ order, onOpen, side }: OrderCardProps) => (
  <OrderRowCard
    order={order}
    onOpen={onOpen}
    side={side}
    facts={[
      ['Pickup Date', formatDate(order.pickupDate)],
      ...pickupTimeFact(order),
      order.promisedBy !== null && ['Promised by', formatDate(order.promisedBy)],
      order.express && ['Delivery', 'Express'],
      order.itemCount > 0 && ['Items', order.itemCount],
      order.itemCount > 0 && [
        'Total',
        <OrderAmount key="total" order={order} paise={order.totalPrice} />,
      ],
      order.itemCount > 0 && [
        'Due',
        <Box
          key="due"
          component="span"
          sx={{ color: `var(--tone-${dueTone(order)}-text)`, fontWeight: 650 }}
        >
          <OrderAmount order={order} paise={order.due} />
        </Box>,
      ],
    ]}
  />
);
