import type { RecentOrderCard_OrderFragment } from '../graphql/generated';
import { OrderAmount } from '../orders/OrderAmount';
import { StepButton } from '../orders/office/list/StepButton';
import { OrderStatusChip, PaymentStatusChip } from '../orders/StatusChips';
import { RowCard } from '../ui/table/RowCard';
import { formatDate } from '../ui/format/dates';

interface RecentOrderCardProps {
  order: RecentOrderCard_OrderFragment;
  onOpen: () => void;
}

export const RecentOrderCard = ({ order, onOpen }: RecentOrderCardProps) => (
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
      ['Order Pickup', formatDate(order.pickupDate)],
      order.itemCount > 0 && ['Items', order.itemCount],
      order.itemCount > 0 && [
        'Amount',
        <OrderAmount key="amount" order={order} paise={order.totalPrice} />,
      ],
    ]}
    actions={<StepButton order={order} variant="outlined" fullWidth />}
  />
);
