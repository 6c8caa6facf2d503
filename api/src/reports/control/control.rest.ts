import { type CsvRow, dayOf, rupeesOf } from '../../rest/csv.js';
import type { RestRoute } from '../../rest/route.js';

const ordersOf = (row: CsvRow): string =>
  (row['orders'] as { shortId: string }[]).map(({ shortId }) => shortId).join(' ');

export const controlRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/report/control.csv',
    description:
      'Control report as CSV in UTF-8: discounts, prices set by hand, cancellations, reversed payments and deliveries without a code, by person and day. Parameters as in GraphQL. For staff with REPORTS_READ.',
    document: `query ($from: CalendarDate!, $to: CalendarDate!) {
      reportControl(from: $from, to: $to) {
        day personName discounts discountAmount prices priceAmount
        cancellations cancelledAmount reversals reversedAmount withoutCode byNameAndPhone orderCount orders { shortId }
      }
    }`,
    variables: { from: 'query.from', to: 'query.to' },
    byPermission: true,
    csv: {
      name: 'report-control',
      columns: {
        Day: (row) => dayOf(row['day']),
        Person: (row) => row['personName'],
        Discounts: (row) => row['discounts'],
        'Discounts (₹)': (row) => rupeesOf(row['discountAmount']),
        'Changed Prices': (row) => row['prices'],
        'Changed Prices (₹)': (row) => rupeesOf(row['priceAmount']),
        Cancellations: (row) => row['cancellations'],
        'Cancelled (₹)': (row) => rupeesOf(row['cancelledAmount']),
        Reversals: (row) => row['reversals'],
        'Reversed (₹)': (row) => rupeesOf(row['reversedAmount']),
        'Without Code': (row) => row['withoutCode'],
        'By Name And Phone Or Receipt Code': (row) => row['byNameAndPhone'],
        'Order Count': (row) => row['orderCount'],
        'Orders (20 at most)': ordersOf,
      },
    },
  },
];
