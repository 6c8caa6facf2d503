import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useDailyTotalsQuery } from './DailyTotals.generated';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FilterSelect } from '../../ui/table/FilterSelect';
import { lazySection } from '../../ui/feedback/lazySection';
import { Panel } from '../../ui/table/Panel';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { StaleDataNotice } from '../../ui/feedback/StaleDataNotice';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { RenderWhenVisible } from '../../ui/feedback/RenderWhenVisible';
import { todayPlus } from '../../ui/format/dates';
import { toggleStyles } from '../../ui/table/toggleStyles';
import { useUrlParams } from '../../ui/useUrlParams';
import { DailyTotalsTable } from './DailyTotalsTable';

// The chart library is half as large as the app. It loads when the user scrolls to the charts.
const DailyCharts = lazySection(() => import('./DailyCharts'), 'DailyCharts');

const spans = [
  { value: '14', label: 'Last 14 days' },
  { value: '', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
];

interface ViewProps {
  view: string;
  onChange: (view: string | null) => void;
}

const ViewToggle = ({ view, onChange }: ViewProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label="Show as"
    value={view}
    onChange={(_, chosen: string | null) => chosen && onChange(chosen === 'table' ? 'table' : null)}
  >
    <ToggleButton value="chart" sx={toggleStyles}>
      Chart
    </ToggleButton>
    <ToggleButton value="table" sx={toggleStyles}>
      Table
    </ToggleButton>
  </ToggleButtonGroup>
);

/** Orders and payments by day, as charts or as a table. */
export const DailyTotals = () => {
  const { params, change } = useUrlParams();
  const days = spans.some(({ value }) => value === params.get('days')) ? params.get('days') : '';
  const view = params.get('totals') === 'table' ? 'table' : 'chart';
  const query = useDailyTotalsQuery({
    variables: { from: todayPlus(1 - Number(days || 30)), to: todayPlus() },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading } = query;
  const retry = (): void => void query.refetch();
  const totals = dataOrPrevious(query)?.dailyTotals;
  return (
    <Panel
      title="Orders and collections by day"
      actions={
        <>
          <FilterSelect
            label="Days"
            value={days ?? ''}
            options={spans}
            onChange={(span) => change({ days: span })}
            width={150}
          />
          <ViewToggle view={view} onChange={(chosen) => change({ totals: chosen })} />
        </>
      }
    >
      {error && !totals && <ErrorState error={error} onRetry={retry} />}
      {error && totals && !loading && <StaleDataNotice error={error} onRetry={retry} />}
      {!error && !totals && <ListSkeleton rows={3} />}
      {totals && view === 'table' && <DailyTotalsTable totals={totals} />}
      {totals && view === 'chart' && (
        <RenderWhenVisible waiting={<ListSkeleton rows={3} />}>
          <DailyCharts totals={totals} />
        </RenderWhenVisible>
      )}
    </Panel>
  );
};
