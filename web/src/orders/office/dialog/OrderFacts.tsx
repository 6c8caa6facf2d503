import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { OrderDialog_OrderFragment } from '../../../graphql/generated';
import { Facts, type Fact } from '../../../ui/table/Facts';
import { Money } from '../../../ui/format/Money';
import { formatDate, formatDateTime } from '../../../ui/format/dates';
import { OrderAmount } from '../../OrderAmount';
import { OrderStatusChip, PaymentStatusChip } from '../../StatusChips';

type OrderProps = { order: OrderDialog_OrderFragment };

export const StaffSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    component="section"
    aria-label={title}
    sx={{ '& dl > div': { py: 0.5 }, '& dt, & dd': { fontSize: 14 } }}
  >
    <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const present = (facts: (Fact | false | null | '')[]): Fact[] =>
  facts.filter((fact): fact is Fact => Boolean(fact));

export const OrderInformation = ({ order }: OrderProps) => (
  <StaffSection title="Order Information">
    <Facts
      facts={present([
        ['Order Date', formatDateTime(order.createdAt)],
        ['Order Status', <OrderStatusChip key="status" order={order} forStaff />],
        ['Total Price', <OrderAmount key="total" order={order} paise={order.totalPrice} />],
        order.express && ['Delivery', 'Express'],
        order.note && ['Note', order.note],
      ])}
    />
  </StaffSection>
);

const PayNow = ({ href }: { href: string }) => (
  <Link href={href} target="_blank" rel="noopener">
    Pay Now
  </Link>
);

export const PaymentInformation = ({ order }: OrderProps) => {
  const cancelled = order.orderStatus === 'CANCELLED';
  return (
    <StaffSection title="Payment Information">
      <Facts
        facts={present([
          ['Payment Status', <PaymentStatusChip key="status" order={order} />],
          ['Paid Amount', <Money key="paid" paise={order.paidAmount} />],
          order.paymentStatus === 'PARTIAL' &&
            !cancelled && ['Remaining', <Money key="due" paise={order.due} />],
          cancelled &&
            order.refundable > 0 && ['To refund', <Money key="refund" paise={order.refundable} />],
          order.paymentStatus !== 'PAID' &&
            order.paymentLink && ['Online', <PayNow key="link" href={order.paymentLink} />],
        ])}
      />
    </StaffSection>
  );
};

export const DeliveryInformation = ({ order }: OrderProps) => (
  <StaffSection title="Delivery Information">
    <Facts
      facts={present([
        order.pickupDate && ['Pickup Date', formatDate(order.pickupDate)],
        order.pickupName && ['Ask for', order.pickupName],
        order.pickupPhoneNumber && [
          'Pickup Phone',
          <Link key="phone" href={`tel:+91${order.pickupPhoneNumber}`} color="inherit">
            {order.pickupPhoneNumber}
          </Link>,
        ],
        order.pickupAddress && ['Pickup Address', order.pickupAddress],
        order.deliveryDate && ['Delivery Date', formatDateTime(order.deliveryDate)],
      ])}
    />
  </StaffSection>
);
