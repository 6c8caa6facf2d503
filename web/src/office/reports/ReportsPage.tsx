import Stack from '@mui/material/Stack';
import { lazySection } from '../../ui/feedback/lazySection';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { RenderWhenVisible } from '../../ui/feedback/RenderWhenVisible';
import { todayPlus } from '../../ui/format/dates';
import { PageMeta } from '../../ui/PageMeta';
import { FilterDate } from '../../ui/table/FilterDate';
import { FilterSelect } from '../../ui/table/FilterSelect';
import { Panel } from '../../ui/table/Panel';
import { useUrlParams } from '../../ui/useUrlParams';
import { ClothsSection } from './ClothsSection';
import { GroupsSection } from './GroupsSection';
import { PeriodsSection } from './PeriodsSection';
import { ReportSummary } from './ReportSummary';
import {
  dayAfter,
  measures,
  readReportUrlState,
  spans,
  type ReportUrlState,
} from './reportUrlState';

const ControlSection = lazySection(() => import('./ControlSection'), 'ControlSection');

// Users file a GST return a few times a year. This last section loads when the user scrolls to it.
const GstSection = lazySection(() => import('./gst/GstSection'), 'GstSection');

const shown = Object.entries(measures).map(([value, label]) => ({
  value: value === 'collected' ? '' : value,
  label,
}));

const Filters = ({ view: { from, to, by, measure } }: { view: ReportUrlState }) => {
  const { change } = useUrlParams();
  return (
    <>
      <FilterDate
        label="From"
        value={from}
        min={dayAfter(to, -365)}
        max={to}
        limitText="Within 366 days before 'To'"
        onChange={(day) => change({ from: day, to })}
      />
      <FilterDate
        label="To"
        value={to}
        min={from}
        max={dayAfter(from, 365)}
        limitText="Within 366 days after 'From'"
        onChange={(day) => change({ from, to: day })}
      />
      <FilterSelect
        label="By"
        value={by === 'DAY' ? '' : by.toLowerCase()}
        options={spans}
        onChange={(span) => change({ by: span })}
        width={120}
      />
      <FilterSelect
        label="Charts show"
        value={measure === 'collected' ? '' : measure}
        options={shown}
        onChange={(chosen) => change({ show: chosen })}
        width={160}
      />
    </>
  );
};

/**
 * Reports on payments, orders and pieces of a period, and on the GST of a month. With CSV
 * downloads.
 */
export const ReportsPage = () => {
  const { params } = useUrlParams();
  const view = readReportUrlState(params, todayPlus());
  return (
    <>
      <PageMeta title="Reports" noIndex />
      <Stack spacing={2}>
        <Panel title="Reports" heading="h1" filters={<Filters view={view} />}>
          {null}
        </Panel>
        <ReportSummary view={view} />
        <PeriodsSection view={view} />
        <GroupsSection view={view} />
        <ClothsSection view={view} />
        <RenderWhenVisible waiting={<ListSkeleton rows={4} />}>
          <ControlSection view={view} />
        </RenderWhenVisible>
        <RenderWhenVisible waiting={<ListSkeleton rows={4} />}>
          <GstSection />
        </RenderWhenVisible>
      </Stack>
    </>
  );
};
