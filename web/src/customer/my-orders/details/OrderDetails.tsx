import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { OrderDetails_OrderFragment } from './OrderDetails.generated';
import { formatDate, formatDateTime } from '../../../ui/format/dates';
import { lazySection } from '../../../ui/feedback/lazySection';
import { DescriptionList, type Description } from '../../../ui/table/DescriptionList';
import { Money } from '../../../ui/format/Money';
import { DeliveryCode } from './DeliveryCode';
import { OrderItemsTable } from './OrderItemsTable';
import { OrderProgress } from './OrderProgress';
import { OrderTimeline } from '../../../orders/OrderTimeline';
import { hasItems, promiseOf } from '../../../orders/orderLabels';
import { pickupTimeFact } from '../../../orders/pickupTime';
import { repeatFact } from '../../../orders/recurring/recurrenceLabels';
import { PayNow } from './PayNow';
import { ReceiptButtons } from '../../../orders/receipt/ReceiptButtons';
import { orderExpress } from '../../../orders/expressLabels';
import { OrderStatusChip, PaymentStatusChip } from '../../../orders/StatusChips';

const InvoiceList = lazySection(
  () => import('../../../orders/invoices/InvoiceList'),
  'InvoiceList',
);
const PhotoGallery = lazySection(
  () => import('../../../orders/photos/PhotoGallery'),
  'PhotoGallery',
);

const papers = ['A4'] as const;

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

function informationOf(order: OrderDetails_OrderFragment): Description[] {
  return [
    ['Order ID', `#${order.shortId}`],
    ['Order Date', formatDate(order.createdAt)],
    ['Order Status', <OrderStatusChip key="status" order={order} />],
    ...(order.express ? [['Express', orderExpress('Yes', order)] as const] : []),
    ...repeatFact(order),
    ...(order.note ? [['Note', order.note] as const] : []),
    ...(hasItems(order)
      ? [['Total Price', <Money key="total" paise={order.totalPrice} />] as const]
      : []),
    ...(hasItems(order) && order.serviceCharge > 0
      ? [['Service Charge', <Money key="charge" paise={order.serviceCharge} />] as const]
      : []),
  ];
}

/** True if the customer paid for a cancelled order. Staff refund the money manually. */
const isToRefund = ({ orderStatus, refundable }: OrderDetails_OrderFragment): boolean =>
  orderStatus === 'CANCELLED' && refundable > 0;

const paymentOf = (order: OrderDetails_OrderFragment): Description[] => [
  ['Payment Status', <PaymentStatusChip key="status" order={order} />],
  ['Paid Amount', <Money key="paid" paise={order.paidAmount} />],
  ...(order.paymentStatus === 'PARTIAL' && order.orderStatus !== 'CANCELLED'
    ? [['Remaining', <Money key="due" paise={order.due} />] as const]
    : []),
  ...(isToRefund(order)
    ? [['To be refunded', <Money key="refund" paise={order.refundable} />] as const]
    : []),
];

const deliveryOf = (order: OrderDetails_OrderFragment): Description[] => [
  ['Pickup Date', formatDate(order.pickupDate)],
  ...pickupTimeFact(order),
  ...(promiseOf(order) ? [['Expected by', formatDate(order.promisedDate)] as const] : []),
  ...(order.pickupName ? [['Pickup Name', order.pickupName] as const] : []),
  ['Pickup Phone', order.pickupPhoneNumber],
  ['Pickup Address', order.pickupAddress],
  ...(order.deliveryOTP ? [['Delivery Code', order.deliveryOTP] as const] : []),
  ...(order.deliveryDate ? [['Delivery Date', formatDateTime(order.deliveryDate)] as const] : []),
];

export const OrderDetails = ({ order }: { order: OrderDetails_OrderFragment }) => (
  <Stack spacing={3.5} sx={{ pb: 1 }}>
    <OrderProgress order={order} />
    {order.deliveryOTP && <DeliveryCode code={order.deliveryOTP} />}
    <Box sx={{ display: 'grid', gap: 3.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Section title="Order Information">
        <DescriptionList facts={informationOf(order)} />
      </Section>
      {(hasItems(order) || isToRefund(order)) && (
        <Section title="Payment Information">
          <DescriptionList facts={paymentOf(order)} />
          <PayNow order={order} />
        </Section>
      )}
    </Box>
    {hasItems(order) && (
      <Section title="Items">
        <OrderItemsTable order={order} />
        <Box className="no-print">
          <ReceiptButtons order={order} papers={papers} mails />
        </Box>
      </Section>
    )}
    {order.taxDocuments.length > 0 && (
      <Box className="no-print">
        <Section title="Invoices">
          <InvoiceList order={order} />
        </Section>
      </Box>
    )}
    {order.photos.length > 0 && (
      <Box className="no-print">
        <Section title="Photos">
          <PhotoGallery order={order} />
        </Section>
      </Box>
    )}
    <Section title="Delivery Information">
      <DescriptionList facts={deliveryOf(order)} />
    </Section>
    <Section title="Order updates">
      <OrderTimeline order={order} />
    </Section>
  </Stack>
);
