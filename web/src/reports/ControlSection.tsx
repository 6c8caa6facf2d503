import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '../auth/leave/may';
import { useReportControlQuery, type ReportControlQuery } from '../graphql/generated';
import { shownData } from '../ui/feedback/shownData';
import { formatDate } from '../ui/format/dates';
import { formatCount, formatMoney } from '../ui/format/formatMoney';
import { ReportSection } from './ReportSection';
import { ReportTable } from './ReportTable';
import { csvPath, type ReportView } from './reportView';

type Row = ReportControlQuery['reportControl'][number];

/** A number of something and what it comes to; a dash where there is none. */
const Counted = ({ count, paise }: { count: number; paise?: number }) => (
  <TableCell align="right">
    {count === 0 ? '–' : formatCount(count)}
    {count > 0 && paise !== undefined && ` (${formatMoney(paise)})`}
  </TableCell>
);

const Orders = ({ orders, orderCount }: Pick<Row, 'orders' | 'orderCount'>) => {
  const may = useMay();
  const more = orderCount - orders.length;
  return (
    // Many orders take several lines, so that the row does not run out of the page.
    <TableCell style={{ whiteSpace: 'normal', minWidth: 180 }}>
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
    </TableCell>
  );
};

/** Who gave discounts, changed prices, cancelled or delivered without a code, by day. */
export const ControlSection = ({ view }: { view: ReportView }) => {
  const { from, to } = view;
  const query = useReportControlQuery({
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
  });
  const rows = shownData(query)?.reportControl;
  return (
    <ReportSection
      title="Discounts, prices and cancellations"
      csv={{ name: 'report-control', path: csvPath('control', view) }}
      query={query}
      isEmpty={rows && rows.length === 0}
      table={
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
            <TableRow key={`${row.day} ${row.personId}`}>
              <TableCell>{formatDate(row.day)}</TableCell>
              <TableCell component="th" scope="row">
                {row.personName}
              </TableCell>
              <Counted count={row.discounts} paise={row.discountAmount} />
              <Counted count={row.prices} paise={row.priceAmount} />
              <Counted count={row.cancellations} paise={row.cancelledAmount} />
              <Counted count={row.withoutCode} />
              <Counted count={row.byNameAndPhone} />
              <Orders {...row} />
            </TableRow>
          ))}
        </ReportTable>
      }
    />
  );
};
