import type {
  OrderStatusChip_OrderFragment,
  PaymentStatusChip_OrderFragment,
} from './StatusChips.generated';
import { StatusChip } from '../ui/StatusChip';
import {
  customerStatusTones,
  orderStatusLabels,
  paymentStatusLabels,
  paymentTone,
  staffStatusTones,
} from './orderStatus';

interface OrderStatusChipProps {
  order: OrderStatusChip_OrderFragment;
  /** Staff and customers see different colours for the same status. */
  forStaff?: boolean;
}

export const OrderStatusChip = ({ order: { orderStatus }, forStaff }: OrderStatusChipProps) => (
  <StatusChip
    tone={(forStaff ? staffStatusTones : customerStatusTones)[orderStatus]}
    label={orderStatusLabels[orderStatus]}
  />
);

export const PaymentStatusChip = ({ order }: { order: PaymentStatusChip_OrderFragment }) => (
  <StatusChip tone={paymentTone(order)} label={paymentStatusLabels[order.paymentStatus]} />
);
