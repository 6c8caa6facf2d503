import { useReportTimeSeriesQuery } from './PeriodsSection.generated';
import { lazySection } from '../../ui/feedback/lazySection';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { statCells } from './StatCells';
import { ReportSection } from './ReportSection';
import { ReportTable } from './ReportTable';
import { csvPath, happened, periodText, type ReportUrlState } from './reportUrlState';

// The chart library is half as large as the app. It loads when the user scrolls to the chart.
const PeriodChart = lazySection(() => import('./PeriodChart'), 'PeriodChart');

const titles = { DAY: 'By day', WEEK: 'By week', MONTH: 'By month' };

/** The totals over time. */
export const PeriodsSection = ({ view }: { view: ReportUrlState }) => {
  const { from, to, by } = view;
  const query = useReportTimeSeriesQuery({
    variables: { from, to, interval: by },
    fetchPolicy: 'cache-and-network',
  });
  const periods = dataOrPrevious(query)?.reportTimeSeries;
  const title = titles[by];
  return (
    <ReportSection
      title={title}
      csv={{ name: 'report-periods', path: csvPath('periods', view, { by: by.toLowerCase() }) }}
      query={query}
      isEmpty={periods && !periods.some(({ totals }) => happened(totals))}
      chart={<PeriodChart periods={periods ?? []} view={view} />}
      table={
        <ReportTable
          label={title}
          heading={title.slice(3).replace(/^./, (letter) => letter.toUpperCase())}
          rows={(periods ?? []).toReversed().map((period) => ({
            key: period.from,
            name: periodText(period, by),
            totals: statCells(period.totals),
            isEmpty: !happened(period.totals),
          }))}
        />
      }
    />
  );
};
