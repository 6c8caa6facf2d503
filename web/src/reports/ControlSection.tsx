import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '../auth/leave/may';
import { useReportControlQuery, type ReportControlQuery } from '../graphql/generated';
import { shownData } from '../ui/feedback/shownData';
import { formatDate } from '../ui/format/dates';
import { formatCount, formatMoney } from '../ui/format/formatMoney';
import type { Fact } from '../ui/table/Facts';
import { RowCard } from '../ui/table/RowCard';
import { useNarrow } from '../ui/useNarrow';
import { ReportSection } from './ReportSection';
import { ReportTable } from './ReportTable';
import { csvPath, type ReportView } from './reportView';

type Row = ReportControlQuery['reportControl'][number];

/** A number of something and what it comes to; a dash where there is none. */
function countedText(count: number, paise?: number): string {
  if (count === 0) return '–';
  return paise === undefined ? formatCount(count) : `${formatCount(count)} (${formatMoney(paise)})`;
}

const figuresOf = (row: Row): Fact[] => [
  ['Discounts', countedText(row.discounts, row.discountAmount)],
  ['Changed prices', countedText(row.prices, row.priceAmount)],
  ['Cancellations', countedText(row.cancellations, row.cancelledAmount)],
  ['Without code', countedText(row.withoutCode)],
  ['Name and phone', countedText(row.byNameAndPhone)],
];

const Orders = ({ orders, orderCount }: Pick<Row, 'orders' | 'orderCount'>) => {
  const may = useMay();
  const more = orderCount - orders.length;
  return (
    <>
      {orders.map(({ id, shortId }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          {may('orders.read') ? (
            <Link
              component={RouterLink}
              to={`/orders?order=${id}`}
              sx={{ fontFamily: 'monospace' }}
            >
              {shortId}
            </Link>
          ) : (
            shortId
          )}
        </span>
      ))}
      {more > 0 && ` and ${formatCount(more)} more`}
    </>
  );
};

const keyOf = ({ day, personId }: Row): string => `${day} ${personId}`;

const Cards = ({ rows }: { rows: readonly Row[] }) => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {rows.map((row) => (
      <RowCard
        key={keyOf(row)}
        title={row.personName}
        about={formatDate(row.day)}
        facts={[...figuresOf(row), ['Orders', <Orders key="orders" {...row} />]]}
      />
    ))}
  </Box>
);

/** Who gave discounts, changed prices, cancelled or delivered without a code, by day. */
export const ControlSection = ({ view }: { view: ReportView }) => {
  const { from, to } = view;
  const query = useReportControlQuery({
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
  });
  const rows = shownData(query)?.reportControl;
  const isNarrow = useNarrow();
  return (
    <ReportSection
      title="Discounts, prices and cancellations"
      csv={{ name: 'report-control', path: csvPath('control', view) }}
      query={query}
      isEmpty={rows && rows.length === 0}
      table={
        isNarrow ? (
          <Cards rows={rows ?? []} />
        ) : (
          <ReportTable
            label="Discounts, prices and cancellations"
            headings={
              <>
                <TableCell>Day</TableCell>
                <TableCell>Person</TableCell>
                <TableCell align="right">Discounts</TableCell>
                <TableCell align="right">Changed prices</TableCell>
                <TableCell align="right">Cancellations</TableCell>
                <TableCell align="right">Without code</TableCell>
                <TableCell align="right">Name and phone</TableCell>
                <TableCell>Orders</TableCell>
              </>
            }
          >
            {rows?.map((row) => (
              <TableRow key={keyOf(row)}>
                <TableCell>{formatDate(row.day)}</TableCell>
                <TableCell component="th" scope="row">
                  {row.personName}
                </TableCell>
                {figuresOf(row).map(([name, text]) => (
                  <TableCell key={name} align="right">
                    {text}
                  </TableCell>
                ))}
                {/* Many orders take several lines, so that the row does not run out of the page. */}
                <TableCell style={{ whiteSpace: 'normal', minWidth: 180 }}>
                  <Orders {...row} />
                </TableCell>
              </TableRow>
            ))}
          </ReportTable>
        )
      }
    />
  );
};
