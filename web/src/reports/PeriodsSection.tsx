import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useReportPeriodsQuery } from '../graphql/generated';
import { lazySection } from '../ui/feedback/lazySection';
import { shownData } from '../ui/feedback/shownData';
import { FigureCells, FigureHeadings } from './FigureCells';
import { ReportSection } from './ReportSection';
import { ReportTable } from './ReportTable';
import { csvPath, happened, periodText, type ReportView } from './reportView';

// The chart library is half as large as the app, so it comes when its place is seen.
const PeriodChart = lazySection(() => import('./PeriodChart'), 'PeriodChart');

const titles = { DAY: 'By day', WEEK: 'By week', MONTH: 'By month' };

/** The figures over time. */
export const PeriodsSection = ({ view }: { view: ReportView }) => {
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
          headings={
            <>
              <TableCell>
                {title.slice(3).replace(/^./, (letter) => letter.toUpperCase())}
              </TableCell>
              <FigureHeadings />
            </>
          }
        >
          {periods?.toReversed().map((period) => (
            <TableRow key={period.from}>
              <TableCell component="th" scope="row">
                {periodText(period, by)}
              </TableCell>
              <FigureCells figures={period.figures} />
            </TableRow>
          ))}
        </ReportTable>
      }
    />
  );
};
