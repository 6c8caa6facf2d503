import { type CsvFile, type CsvRow, dayOf, percentOf, rupeesOf } from '../rest/csv.js';
import type { RestRoute } from '../rest/route.js';

const TOTALS =
  'orders cancelled ordersBilled pieces value averageValue collected serviceCharges promised onTime onTimeRate';

type Columns = CsvFile['columns'];

const totalsIn = (row: CsvRow, name: string) => row[name] as CsvRow;

/** CSV columns of the totals in the field `name` of a row. `suffix` is appended to each heading. */
const totalColumns = (name: string, suffix = ''): Columns => ({
  [`Collections (₹)${suffix}`]: (row) => rupeesOf(totalsIn(row, name)['collected']),
  [`Service Charges (₹)${suffix}`]: (row) => rupeesOf(totalsIn(row, name)['serviceCharges']),
  [`Orders${suffix}`]: (row) => totalsIn(row, name)['orders'],
  [`Cancelled${suffix}`]: (row) => totalsIn(row, name)['cancelled'],
  [`Billed${suffix}`]: (row) => totalsIn(row, name)['ordersBilled'],
  [`Pieces${suffix}`]: (row) => totalsIn(row, name)['pieces'],
  [`Value (₹)${suffix}`]: (row) => rupeesOf(totalsIn(row, name)['value']),
  [`Average Value (₹)${suffix}`]: (row) => rupeesOf(totalsIn(row, name)['averageValue']),
  [`Promised${suffix}`]: (row) => totalsIn(row, name)['promised'],
  [`On Time${suffix}`]: (row) => totalsIn(row, name)['onTime'],
  [`On Time (%)${suffix}`]: (row) => percentOf(totalsIn(row, name)['onTimeRate']),
});

const nameOf = ({ name, isOther }: CsvRow): unknown => name ?? (isOther ? 'All others' : 'None');

const PARAMETERS = 'Parameters as in GraphQL.';

export const reportRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/report/periods.csv',
    description: `Totals by day, week or month, as CSV in UTF-8. ${PARAMETERS}`,
    document: `query ($from: CalendarDate!, $to: CalendarDate!, $interval: ReportInterval!) {
      reportTimeSeries(from: $from, to: $to, interval: $interval) { from to totals { ${TOTALS} } }
    }`,
    variables: { from: 'query.from', to: 'query.to', interval: 'query.by' },
    byPermission: true,
    csv: {
      name: 'report-periods',
      columns: {
        From: (row) => dayOf(row['from']),
        To: (row) => dayOf(row['to']),
        ...totalColumns('totals'),
      },
    },
  },
  {
    method: 'GET',
    path: '/report/groups.csv',
    description: `Totals by area or enterprise, with the totals of an equally long range just before, as CSV in UTF-8. ${PARAMETERS}`,
    document: `query ($from: CalendarDate!, $to: CalendarDate!, $groupBy: ReportDimension!) {
      reportByDimension(from: $from, to: $to, groupBy: $groupBy) {
        name isOther totals { ${TOTALS} } previous { ${TOTALS} }
      }
    }`,
    variables: { from: 'query.from', to: 'query.to', groupBy: 'query.by' },
    byPermission: true,
    csv: {
      name: 'report-groups',
      columns: {
        Name: nameOf,
        ...totalColumns('totals'),
        ...totalColumns('previous', ' Before'),
      },
    },
  },
  {
    method: 'GET',
    path: '/report/cloths.csv',
    description: `Cloth types with most pieces in a range of days, as CSV in UTF-8. ${PARAMETERS}`,
    document: `query ($from: CalendarDate!, $to: CalendarDate!) {
      reportByClothType(from: $from, to: $to, first: 100) { name pieces value previousPieces }
    }`,
    variables: { from: 'query.from', to: 'query.to' },
    byPermission: true,
    csv: {
      name: 'report-clothes',
      columns: {
        Cloth: (row) => row['name'],
        Pieces: (row) => row['pieces'],
        'Value (₹)': (row) => rupeesOf(row['value']),
        'Pieces Before': (row) => row['previousPieces'],
      },
    },
  },
];
