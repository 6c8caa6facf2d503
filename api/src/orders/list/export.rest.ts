import { type CsvRow, dayOf, minuteOf, rupeesOf } from '../../rest/csv.js';
import type { RestRoute } from '../../rest/route.js';

/**
 * Amount to refund in rupees, as in `OrderTotals.toRefund`: all payments of a cancelled order, else
 * only the overpayment.
 */
const toRefundOf = ({ refundable, paidAmount, orderStatus }: CsvRow): number =>
  Number(refundable) - (orderStatus === 'cancelled' ? 0 : Number(paidAmount));

type Line = { amount: number };

/** Sum of the adjustments whose amount matches, in rupees. */
const sumOfAdjustments = ({ adjustments }: CsvRow, matches: (amount: number) => boolean): number =>
  (adjustments as Line[]).reduce((sum, { amount }) => sum + (matches(amount) ? amount : 0), 0);

/** Time span of the pickup such as 10:00-12:00; empty for any time. */
const timeOf = ({ slotStartTime, slotEndTime }: CsvRow): string =>
  [slotStartTime, slotEndTime].filter(Boolean).join('-');

const customerOf = ({ user }: CsvRow) => user as { name: string; phone: string | null };

/** CSV export of the orders that match a filter. The parameters are the fields of OrderFilter. */
export const exportRoute: RestRoute = {
  method: 'GET',
  path: '/order/export.csv',
  description: 'Orders that match a filter, as CSV in UTF-8, newest first.',
  document: `query ($filter: OrderFilter, $first: Int!, $after: String) {
    orders(filter: $filter, first: $first, after: $after) {
      nodes {
        id
        shortId
        createdAt
        pickupDate
        slotStartTime
        slotEndTime
        promisedDate
        deliveryDate
        user { name phone }
        pickupPhoneNumber
        pickupAddress
        itemCount
        adjustments { amount }
        totalPrice
        paidAmount
        due
        refundable
        paymentStatus
        orderStatus
        note
        express
      }
      pageInfo { endCursor hasNextPage }
    }
  }`,
  variables: { filter: 'query' },
  byPermission: true,
  alsoNeeds: 'reports.read',
  csv: {
    name: 'orders',
    columns: {
      'Order ID': (row) => row['shortId'],
      'Order Created': (row) => minuteOf(row['createdAt']),
      'Order Pickup': (row) => dayOf(row['pickupDate']),
      Customer: (row) => customerOf(row).name,
      Phone: (row) => customerOf(row).phone,
      Items: (row) => row['itemCount'],
      'Total (₹)': (row) => rupeesOf(row['totalPrice']),
      'Paid (₹)': (row) => rupeesOf(row['paidAmount']),
      'Due (₹)': (row) => rupeesOf(row['due']),
      'To Refund (₹)': (row) => rupeesOf(toRefundOf(row)),
      'Payment Status': (row) => row['paymentStatus'],
      'Order Status': (row) => row['orderStatus'],
      'Delivery Date': (row) => minuteOf(row['deliveryDate']),
      'Pickup Phone': (row) => row['pickupPhoneNumber'],
      'Pickup Address': (row) => row['pickupAddress'],
      Note: (row) => row['note'],
      Id: (row) => row['id'],
      'Discounts (₹)': (row) => rupeesOf(sumOfAdjustments(row, (amount) => amount < 0)),
      'Charges (₹)': (row) => rupeesOf(sumOfAdjustments(row, (amount) => amount > 0)),
      'Promised By': (row) => dayOf(row['promisedDate']),
      'Pickup Time': timeOf,
      Express: (row) => (row['express'] ? 'Yes' : 'No'),
    },
  },
};
