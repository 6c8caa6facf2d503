import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { OrderCard_OrderFragment } from './OrderCard.generated';
import { formatDate } from '../../../ui/format/dates';
import { promiseOf } from '../../../orders/orderLabels';
import { pickupTimeFact } from '../../../orders/pickupTime';
import { OrderRowCard } from './OrderRowCard';
import { Money } from '../../../ui/format/Money';
import { dueTone } from '../../../orders/staff/payment/paymentRules';
import type { OpenOrder } from '../../../orders/staff/useOrderDialog';

interface OrderCardProps {
  order: OrderCard_OrderFragment;
  onOpen: OpenOrder;
  /** Content beside the name. */
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
      promiseOf(order) !== null && ['Promised by', formatDate(order.promisedDate)],
      order.express && ['Delivery', 'Express'],
      ['Items', order.itemCount],
      ['Total', <Money key="total" paise={order.totalPrice} />],
      [
        'Due',
        <Box
          key="due"
          component="span"
          sx={{ color: `var(--tone-${dueTone(order)}-text)`, fontWeight: 650 }}
        >
          <Money paise={order.due} />
        </Box>,
      ],
    ]}
  />
);
