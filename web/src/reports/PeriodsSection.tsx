import { useReportPeriodsQuery } from '../graphql/generated';
import { lazySection } from '../ui/feedback/lazySection';
import { shownData } from '../ui/feedback/shownData';
import { figureCells } from './FigureCells';
import { ReportSection } from './ReportSection';
import { ReportTable } from './ReportTable';
import { csvPath, happened, periodText, type ReportUrlState } from './reportUrlState';

// The chart library is half as large as the app, so it comes when its place is seen.
const PeriodChart = lazySection(() => import('./PeriodChart'), 'PeriodChart');

const titles = { DAY: 'By day', WEEK: 'By week', MONTH: 'By month' };

/** The figures over time. */
export const PeriodsSection = ({ view }: { view: ReportUrlState }) => {
  const { from, to, by } = view;
  const query = useReportPeriodsQuery({
    variables: { from, to, by },
    fetchPolicy: 'cache-and-network',
  });
  const periods = shownData(query)?.reportPeriods;
  const title = titles[by];
  return (
    <ReportSection
      title={title}
      csv={{ name: 'report-periods', path: csvPath('periods', view, { by: by.toLowerCase() }) }}
      query={query}
      isEmpty={periods && !periods.some(({ figures }) => happened(figures))}
      chart={<PeriodChart periods={periods ?? []} view={view} />}
      table={
        <ReportTable
          label={title}
          heading={title.slice(3).replace(/^./, (letter) => letter.toUpperCase())}
          rows={(periods ?? []).toReversed().map((period) => ({
            key: period.from,
            name: periodText(period, by),
            figures: figureCells(period.figures),
            isEmpty: !happened(period.figures),
          }))}
        />
      }
    />
  );
};
