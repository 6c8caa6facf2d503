import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useReportSumsQuery, type ReportSums_FiguresFragment } from '../graphql/generated';
import { ErrorState } from '../ui/feedback/ErrorState';
import { shownData } from '../ui/feedback/shownData';
import { StaleNote } from '../ui/feedback/StaleNote';
import { formatMoney } from '../ui/format/formatMoney';
import { FigureTile } from './FigureTile';
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
  figures: ReportSums_FiguresFragment | undefined;
  before: ReportSums_FiguresFragment | undefined;
}

/** What stands below a figure: what else belongs to it. */
function noteOf(measure: Measure, figures: ReportSums_FiguresFragment): string | null {
  if (measure === 'takings' && figures.serviceCharges)
    return `and ${formatMoney(figures.serviceCharges)} of service charges`;
  if (measure === 'orders' && figures.cancelled) return `${figures.cancelled} of them cancelled`;
  return null;
}

const Sum = ({ measure, figures, before }: SumProps) => {
  const change = figures && before && comparedText(measure, figures[measure], before[measure]);
  const note = figures && noteOf(measure, figures);
  return (
    <FigureTile
      label={measures[measure]}
      figure={figures && formatMeasure(measure, figures[measure])}
    >
      {before && (
        <>
          {change && <strong>{change}</strong>}
          {change && ' · '}
          {formatMeasure(measure, before[measure])} before
        </>
      )}
      {note && (
        <Box component="span" sx={{ display: 'block' }}>
          {note}
        </Box>
      )}
    </FigureTile>
  );
};

/** The whole span in five figures, beside the same number of days before. */
export const ReportSums = ({ view }: { view: ReportUrlState }) => {
  const { from, to } = view;
  const query = useReportSumsQuery({
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading } = query;
  const sums = shownData(query)?.reportSums;
  const retry = (): void => void query.refetch();
  if (error && !sums) return <ErrorState error={error} onRetry={retry} />;
  return (
    <section aria-label="Whole period">
      {error && !loading && <StaleNote error={error} onRetry={retry} />}
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
          <Sum key={measure} measure={measure} figures={sums?.figures} before={sums?.before} />
        ))}
      </Box>
      {sums && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Compared with {periodText({ from: sums.beforeFrom, to: sums.beforeTo }, 'DAY')}, the same
          number of days before.
        </Typography>
      )}
    </section>
  );
};
