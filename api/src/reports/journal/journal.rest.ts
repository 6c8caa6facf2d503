import { dayOf, rupeesOf } from '../../rest/csv.js';
import type { RestRoute } from '../../rest/route.js';
import { JournalVoucherKind } from './journal.inputs.js';

const KINDS = new Map<unknown, string>(
  Object.values(JournalVoucherKind).map((words) => [words.toLowerCase(), words]),
);

export const journalRoute: RestRoute = {
  method: 'GET',
  path: '/report/journal.csv',
  description:
    'Journal as CSV in UTF-8: invoices and payments of a range of days in double entry, one row for each posting of a voucher, oldest day first. Parameters as in GraphQL.',
  document: `query ($from: CalendarDate!, $to: CalendarDate!, $first: Int!, $after: String) {
    journal(from: $from, to: $to, first: $first, after: $after) {
      nodes { id day kind number orderShortId narration postings { ledger debit credit } }
      pageInfo { endCursor hasNextPage }
    }
  }`,
  variables: { from: 'query.from', to: 'query.to' },
  byPermission: true,
  csv: {
    name: 'journal',
    rowsUnder: 'postings',
    columns: {
      Date: (row) => dayOf(row['day']),
      'Voucher Type': (row) => KINDS.get(row['kind']),
      'Voucher Number': (row) => row['number'],
      Ledger: (row) => row['ledger'],
      Debit: (row) => rupeesOf(row['debit']),
      Credit: (row) => rupeesOf(row['credit']),
      Narration: (row) => row['narration'],
      'Order ID': (row) => row['orderShortId'],
      Id: (row) => row['id'],
    },
  },
};
