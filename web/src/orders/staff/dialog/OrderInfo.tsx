import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type {
  DeliveryInformation_OrderFragment,
  OrderInformation_OrderFragment,
  PaymentInformation_OrderFragment,
} from './OrderInfo.generated';
import { DescriptionList, type Description } from '../../../ui/table/DescriptionList';
import { Money } from '../../../ui/format/Money';
import { formatMoney } from '../../../ui/format/formatMoney';
import { formatDate, formatDateTime } from '../../../ui/format/dates';
import { OrderTotal } from '../../OrderTotal';
import { promiseOf } from '../../orderLabels';
import { pickupTimeFact } from '../../pickupTime';
import { repeatFact } from '../../recurring/recurrenceLabels';
import { OrderStatusChip, PaymentStatusChip } from '../../StatusChips';
import { countText, openDifference, stageLabels } from '../piece-counts/pieceCounts';
import { OverdueText } from '../promised-date/OverdueMark';
import { orderExpress } from '../../expressLabels';
import { Section } from './Section';

const present = (facts: (Description | false | null | '')[]): Description[] =>
  facts.filter((fact): fact is Description => Boolean(fact));

/** Piece counts. Red if a difference keeps the order in the plant. */
const countFacts = (order: OrderInformation_OrderFragment): Description[] =>
  order.pieceCounts.map((count) => [
    stageLabels[count.stage],
    <Box
      key={count.stage}
      component="span"
      sx={{ color: count === openDifference(order) ? 'error.main' : undefined }}
    >
      {countText(count)}
    </Box>,
  ]);

export const OrderInformation = ({ order }: { order: OrderInformation_OrderFragment }) => (
  <Section title="Order Information">
    <DescriptionList
      facts={present([
        ['Order Date', formatDateTime(order.createdAt)],
        ['Order Status', <OrderStatusChip key="status" order={order} forStaff />],
        ['Total Price', <OrderTotal key="total" order={order} />],
        order.express && ['Delivery', orderExpress('Express', order)],
        ...repeatFact(order),
        order.note && ['Note', order.note],
        ...countFacts(order),
      ])}
    />
  </Section>
);

const PayNow = ({ href }: { href: string }) => (
  <Link href={href} target="_blank" rel="noopener">
    Pay Now
  </Link>
);

type Credit = NonNullable<PaymentInformation_OrderFragment['credit']>;

/** What an enterprise owes of its credit limit. Red above the limit. */
const CreditFact = ({ credit: { limit, owed } }: { credit: Credit }) => (
  <Box component="span" sx={{ color: owed > limit ? 'error.main' : undefined }}>
    {owed > limit
      ? `${formatMoney(limit)} (${formatMoney(owed)} owed, ${formatMoney(owed - limit)} above the limit)`
      : `${formatMoney(limit)} (${formatMoney(owed)} owed)`}
  </Box>
);

export const PaymentInformation = ({ order }: { order: PaymentInformation_OrderFragment }) => {
  const cancelled = order.orderStatus === 'CANCELLED';
  return (
    <Section title="Payment Information">
      <DescriptionList
        facts={present([
          ['Payment Status', <PaymentStatusChip key="status" order={order} />],
          ['Paid Amount', <Money key="paid" paise={order.paidAmount} />],
          order.paymentStatus === 'PARTIAL' &&
            !cancelled && ['Remaining', <Money key="due" paise={order.due} />],
          cancelled &&
            order.refundable > 0 && ['To refund', <Money key="refund" paise={order.refundable} />],
          order.credit && ['Credit limit', <CreditFact key="credit" credit={order.credit} />],
          order.paymentStatus !== 'PAID' &&
            order.paymentLink && ['Online', <PayNow key="link" href={order.paymentLink} />],
        ])}
      />
    </Section>
  );
};

export const DeliveryInformation = ({ order }: { order: DeliveryInformation_OrderFragment }) => (
  <Section title="Delivery Information">
    <DescriptionList
      facts={present([
        order.pickupDate && ['Pickup Date', formatDate(order.pickupDate)],
        ...pickupTimeFact(order),
        promiseOf(order) && ['Promised by', formatDate(order.promisedDate)],
        order.isOverdue && ['Overdue', <OverdueText key="late" order={order} />],
        order.pickupName && ['Contact person', order.pickupName],
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
  </Section>
);
