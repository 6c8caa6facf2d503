import type { RecentOrderCard_OrderFragment } from '../graphql/generated';
import { OrderRowCard } from '../orders/office/list/OrderRowCard';
import type { OpenOrder } from '../orders/office/useOrderDialog';
import { OrderAmount } from '../orders/OrderAmount';
import { formatDate } from '../ui/format/dates';

interface RecentOrderCardProps {
  order: RecentOrderCard_OrderFragment;
  onOpen: OpenOrder;
}

export const RecentOrderCard = ({ order, onOpen }: RecentOrderCardProps) => (
  <OrderRowCard
    order={order}
    onOpen={onOpen}
    facts={[
      ['Order Pickup', formatDate(order.pickupDate)],
      order.itemCount > 0 && ['Items', order.itemCount],
      order.itemCount > 0 && [
        'Amount',
        <OrderAmount key="amount" order={order} paise={order.totalPrice} />,
      ],
    ]}
  />
);
