import Box from '@mui/material/Box';
import type { OrderCard_OrderFragment } from '../../../graphql/generated';
import { RowCard } from '../../../ui/table/RowCard';
import { formatDate } from '../../../ui/format/dates';
import { OrderAmount } from '../../OrderAmount';
import { StepButton } from './StepButton';
import { OrderStatusChip, PaymentStatusChip } from '../../StatusChips';
import { dueTone } from '../payment/paymentRules';

interface OrderCardProps {
  order: OrderCard_OrderFragment;
  onOpen: () => void;
}

/** An order where a table has no room: who, what, how much, and the one next step. */
export const OrderCard = ({ order, onOpen }: OrderCardProps) => (
  <RowCard
    title={order.user.name || 'Unknown User'}
    onOpen={onOpen}
    about={`${order.shortId || 'N/A'} · created ${formatDate(order.createdAt)}`}
    chips={
      <>
        <OrderStatusChip order={order} forStaff />
        <PaymentStatusChip order={order} />
      </>
    }
    facts={[
      ['Pickup Date', formatDate(order.pickupDate)],
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
    actions={<StepButton order={order} variant="outlined" fullWidth />}
  />
);
