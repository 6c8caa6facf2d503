import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  useReportSummaryQuery,
  type ReportSummary_TotalsFragment,
} from './ReportSummary.generated';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { StaleDataNotice } from '../../ui/feedback/StaleDataNotice';
import { formatMoney } from '../../ui/format/formatMoney';
import { StatTile } from './StatTile';
import {
  comparedText,
  formatMeasure,
  type Measure,
  measures,
  periodText,
  type ReportUrlState,
} from './reportUrlState';

interface SumProps {
  measure: Measure;
  totals: ReportSummary_TotalsFragment | undefined;
  previous: ReportSummary_TotalsFragment | undefined;
}

/** Note below a figure with further details. */
function noteOf(measure: Measure, totals: ReportSummary_TotalsFragment): string | null {
  if (measure === 'collected' && totals.serviceCharges)
    return `plus ${formatMoney(totals.serviceCharges)} service charges`;
  if (measure === 'orders' && totals.cancelled) return `${totals.cancelled} of them cancelled`;
  return null;
}

const Sum = ({ measure, totals, previous }: SumProps) => {
  const change = totals && previous && comparedText(measure, totals[measure], previous[measure]);
  const note = totals && noteOf(measure, totals);
  return (
    <StatTile label={measures[measure]} figure={totals && formatMeasure(measure, totals[measure])}>
      {previous && (
        <>
          {change && <strong>{change}</strong>}
          {change && ' · '}
          {formatMeasure(measure, previous[measure])} before
        </>
      )}
      {note && (
        <Box component="span" sx={{ display: 'block' }}>
          {note}
        </Box>
      )}
    </StatTile>
  );
};

/** Five totals of the period, compared with the period of the same length before. */
export const ReportSummary = ({ view }: { view: ReportUrlState }) => {
  const { from, to } = view;
  const query = useReportSummaryQuery({
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading } = query;
  const sums = dataOrPrevious(query)?.reportSummary;
  const retry = (): void => void query.refetch();
  if (error && !sums) return <ErrorState error={error} onRetry={retry} />;
  return (
    <section aria-label="Whole period">
      {error && !loading && <StaleDataNotice error={error} onRetry={retry} />}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(5, minmax(0, 1fr))',
          },
          '& > :last-child': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
        }}
      >
        {(Object.keys(measures) as Measure[]).map((measure) => (
          <Sum key={measure} measure={measure} totals={sums?.totals} previous={sums?.previous} />
        ))}
      </Box>
      {sums && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Compared with {periodText({ from: sums.previousFrom, to: sums.previousTo }, 'DAY')}, the
          same number of days before.
        </Typography>
      )}
    </section>
  );
};
