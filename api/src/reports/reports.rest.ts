import { type CsvFile, type CsvRow, dayOf, percentOf, rupeesOf } from '../rest/csv.js';
import type { RestRow } from '../rest/row.js';

const FIGURES =
  'orders cancelled billed pieces value averageValue takings serviceCharges promised onTime onTimeShare';

type Columns = CsvFile['columns'];

const figuresOf = (row: CsvRow, name: string) => row[name] as CsvRow;

/** CSV columns of the totals in the field `name` of a row; `about` is appended to each heading. */
const figureColumns = (name: string, about = ''): Columns => ({
  [`Takings (₹)${about}`]: (row) => rupeesOf(figuresOf(row, name)['takings']),
  [`Service Charges (₹)${about}`]: (row) => rupeesOf(figuresOf(row, name)['serviceCharges']),
  [`Orders${about}`]: (row) => figuresOf(row, name)['orders'],
  [`Cancelled${about}`]: (row) => figuresOf(row, name)['cancelled'],
  [`Billed${about}`]: (row) => figuresOf(row, name)['billed'],
  [`Pieces${about}`]: (row) => figuresOf(row, name)['pieces'],
  [`Value (₹)${about}`]: (row) => rupeesOf(figuresOf(row, name)['value']),
  [`Average Value (₹)${about}`]: (row) => rupeesOf(figuresOf(row, name)['averageValue']),
  [`Promised${about}`]: (row) => figuresOf(row, name)['promised'],
  [`On Time${about}`]: (row) => figuresOf(row, name)['onTime'],
  [`On Time (%)${about}`]: (row) => percentOf(figuresOf(row, name)['onTimeShare']),
});

const nameOf = ({ name, isRest }: CsvRow): unknown => name ?? (isRest ? 'All others' : 'None');

const PARAMETERS = 'Parameters as in GraphQL.';

export const reportRows: RestRow[] = [
  {
    method: 'GET',
    path: '/report/periods.csv',
    description: `Totals by day, week or month, as CSV in UTF-8. ${PARAMETERS}`,
    document: `query ($from: CalendarDate!, $to: CalendarDate!, $by: ReportSpan!) {
      reportPeriods(from: $from, to: $to, by: $by) { from to figures { ${FIGURES} } }
    }`,
    variables: { from: 'query.from', to: 'query.to', by: 'query.by' },
    byPermission: true,
    csv: {
      name: 'report-periods',
      columns: {
        From: (row) => dayOf(row['from']),
        To: (row) => dayOf(row['to']),
        ...figureColumns('figures'),
      },
    },
  },
  {
    method: 'GET',
    path: '/report/groups.csv',
    description: `Totals by area or enterprise, with those of the same number of days just before, as CSV in UTF-8. ${PARAMETERS}`,
    document: `query ($from: CalendarDate!, $to: CalendarDate!, $by: ReportGrouping!) {
      reportGroups(from: $from, to: $to, by: $by) {
        name isRest figures { ${FIGURES} } before { ${FIGURES} }
      }
    }`,
    variables: { from: 'query.from', to: 'query.to', by: 'query.by' },
    byPermission: true,
    csv: {
      name: 'report-groups',
      columns: {
        Name: nameOf,
        ...figureColumns('figures'),
        ...figureColumns('before', ' Before'),
      },
    },
  },
  {
    method: 'GET',
    path: '/report/cloths.csv',
    description: `Cloth types with most pieces in a range of days, as CSV in UTF-8. ${PARAMETERS}`,
    document: `query ($from: CalendarDate!, $to: CalendarDate!) {
      reportCloths(from: $from, to: $to, first: 100) { name pieces value piecesBefore }
    }`,
    variables: { from: 'query.from', to: 'query.to' },
    byPermission: true,
    csv: {
      name: 'report-clothes',
      columns: {
        Cloth: (row) => row['name'],
        Pieces: (row) => row['pieces'],
        'Value (₹)': (row) => rupeesOf(row['value']),
        'Pieces Before': (row) => row['piecesBefore'],
      },
    },
  },
];
