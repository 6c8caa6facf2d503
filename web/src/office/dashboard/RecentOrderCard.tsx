import type { RecentOrderCard_OrderFragment } from './RecentOrderCard.generated';
import { OrderRowCard } from '../orders/list/OrderRowCard';
import type { OpenOrder } from '../../orders/staff/useOrderDialog';
import { formatDate } from '../../ui/format/dates';
import { Money } from '../../ui/format/Money';

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
      ['Items', order.itemCount],
      ['Amount', <Money key="amount" paise={order.itemsTotal} />],
    ]}
  />
);
