import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { usePermissions } from '../../session/permissions/usePermissions';
import { useReportControlQuery, type ReportControlQuery } from './ControlSection.generated';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { formatDate } from '../../ui/format/dates';
import { formatCount, formatMoney } from '../../ui/format/formatMoney';
import type { Description } from '../../ui/table/DescriptionList';
import { ReportSection } from './ReportSection';
import { ReportTable } from './ReportTable';
import { csvPath, type ReportUrlState } from './reportUrlState';

type Row = ReportControlQuery['reportControl'][number];

/** Text with a count and its amount. A dash for zero. */
function countedText(count: number, paise?: number): string {
  if (count === 0) return '–';
  return paise === undefined ? formatCount(count) : `${formatCount(count)} (${formatMoney(paise)})`;
}

const Orders = ({ orders, orderCount }: Pick<Row, 'orders' | 'orderCount'>) => {
  const may = usePermissions();
  const more = orderCount - orders.length;
  return (
    // Many orders take several lines, so that a row does not overflow the page.
    <Box
      component="span"
      sx={{ display: 'inline-block', whiteSpace: 'normal', minWidth: { md: 180 } }}
    >
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
    </Box>
  );
};

const figuresOf = (row: Row): Description[] => [
  ['Day', formatDate(row.day)],
  ['Discounts', countedText(row.discounts, row.discountAmount)],
  ['Changed prices', countedText(row.prices, row.priceAmount)],
  ['Cancellations', countedText(row.cancellations, row.cancelledAmount)],
  ['Reversed payments', countedText(row.reversals, row.reversedAmount)],
  ['Delivered without code', countedText(row.withoutCode)],
  ['Delivered by name and phone or receipt code', countedText(row.byNameAndPhone)],
  ['Orders', <Orders key="orders" {...row} />],
];

/**
 * Control report: discounts, changed prices, cancellations, reversed payments and deliveries without
 * a code, by person and day.
 */
export const ControlSection = ({ view }: { view: ReportUrlState }) => {
  const { from, to } = view;
  const query = useReportControlQuery({
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
  });
  const rows = dataOrPrevious(query)?.reportControl;
  return (
    <ReportSection
      title="Discounts, prices and cancellations"
      csv={{ name: 'report-control', path: csvPath('control', view) }}
      query={query}
      isEmpty={rows && rows.length === 0}
      table={
        <ReportTable
          label="Discounts, prices and cancellations"
          heading="Person"
          rows={(rows ?? []).map((row) => ({
            key: `${row.day} ${row.personId}`,
            name: row.personName,
            totals: figuresOf(row),
          }))}
        />
      }
    />
  );
};
