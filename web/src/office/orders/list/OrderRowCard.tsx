import type { ReactNode } from 'react';
import type { OrderRowCard_OrderFragment } from './OrderRowCard.generated';
import type { Description } from '../../../ui/table/DescriptionList';
import { RowCard } from '../../../ui/table/RowCard';
import { formatDate } from '../../../ui/format/dates';
import { OrderStatusChip, PaymentStatusChip } from '../../../orders/StatusChips';
import type { OpenOrder } from '../../../orders/staff/useOrderDialog';
import { OverdueChip } from '../../../orders/staff/promised-date/OverdueMark';
import { StatusButton } from './StatusButton';

interface OrderRowCardProps {
  order: OrderRowCard_OrderFragment;
  facts: readonly (Description | false)[];
  /** Content beside the name. */
  side?: ReactNode;
  onOpen: OpenOrder;
}

/** Order card for narrow screens with customer, statuses and the next status button. */
export const OrderRowCard = ({ order, facts, side, onOpen }: OrderRowCardProps) => (
  <RowCard
    title={order.user.name || 'Unknown User'}
    onOpen={() => onOpen(order.id)}
    about={`${order.shortId || 'N/A'} · created ${formatDate(order.createdAt)}`}
    chips={
      <>
        <OrderStatusChip order={order} forStaff />
        <PaymentStatusChip order={order} />
        <OverdueChip order={order} />
      </>
    }
    facts={facts}
    side={side}
    actions={<StatusButton order={order} onOpen={onOpen} />}
  />
);
