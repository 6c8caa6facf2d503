import type { Actor } from '../../users/actor.js';
import { dayOf, minuteOf, rupeesOf } from '../../rest/csv.js';
import type { RestRoute } from '../../rest/route.js';

export const cashUpRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/cashup/export.csv',
    description: 'Cash-ups of a range of days as CSV in UTF-8, newest first.',
    document: `query ($from: CalendarDate, $to: CalendarDate, $first: Int!, $after: String) {
      cashUps(from: $from, to: $to, first: $first, after: $after) {
        nodes { id day name email method number entries expected counted note closedBy { name } createdAt }
        pageInfo { endCursor hasNextPage }
      }
    }`,
    variables: { from: 'query.from', to: 'query.to' },
    byPermission: true,
    alsoNeeds: 'reports.read',
    csv: {
      name: 'cash-up',
      columns: {
        Day: (row) => dayOf(row['day']),
        Person: (row) => row['name'],
        Method: (row) => row['method'],
        Closing: (row) => row['number'],
        Entries: (row) => row['entries'],
        'Expected (₹)': (row) => rupeesOf(row['expected']),
        'Counted (₹)': (row) => rupeesOf(row['counted']),
        'Difference (₹)': (row) => rupeesOf(Number(row['counted']) - Number(row['expected'])),
        Note: (row) => row['note'],
        'Closed By': (row) => (row['closedBy'] as Pick<Actor, 'name'> | null)?.name,
        Closed: (row) => minuteOf(row['createdAt']),
        Id: (row) => row['id'],
        'Person Email': (row) => row['email'],
      },
    },
  },
];
