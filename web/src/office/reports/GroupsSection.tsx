import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReportDimension } from '../../graphql/schema.generated';
import { useReportByDimensionQuery } from './GroupsSection.generated';
import { lazySection } from '../../ui/feedback/lazySection';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { toggleStyles } from '../../ui/table/toggleStyles';
import { useUrlParams } from '../../ui/useUrlParams';
import { statCells } from './StatCells';
import { ReportSection } from './ReportSection';
import { ReportTable } from './ReportTable';
import { comparedText, csvPath, happened, type ReportUrlState } from './reportUrlState';

const GroupChart = lazySection(() => import('./GroupChart'), 'GroupChart');

/** The highest number of readable bars. */
const mostBars = 12;

const without = { AREA: 'No pincode', ENTERPRISE: 'No enterprise' };

interface NamedGroup {
  name: string | null;
  isOther: boolean;
}

const nameOf = ({ name, isOther }: NamedGroup, group: ReportDimension): string =>
  name ?? (isOther ? 'All others' : without[group]);

const GroupToggle = ({ group }: { group: ReportDimension }) => {
  const { change } = useUrlParams();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="By"
      value={group}
      onChange={(_, chosen: ReportDimension | null) =>
        chosen && change({ group: chosen === 'ENTERPRISE' ? 'enterprise' : null })
      }
    >
      <ToggleButton value="AREA" sx={toggleStyles}>
        Area
      </ToggleButton>
      <ToggleButton value="ENTERPRISE" sx={toggleStyles}>
        Enterprise
      </ToggleButton>
    </ToggleButtonGroup>
  );
};

/** The totals by area or enterprise. */
export const GroupsSection = ({ view }: { view: ReportUrlState }) => {
  const { from, to, group, measure } = view;
  const query = useReportByDimensionQuery({
    variables: { from, to, groupBy: group },
    fetchPolicy: 'cache-and-network',
  });
  const groups = dataOrPrevious(query)?.reportByDimension;
  const title = group === 'AREA' ? 'By area' : 'By enterprise';
  const bars = groups?.flatMap((each) => {
    const value = each.totals[measure];
    return value === null ? [] : [{ name: nameOf(each, group), value }];
  });
  return (
    <ReportSection
      title={title}
      actions={<GroupToggle group={group} />}
      csv={{ name: 'report-groups', path: csvPath('groups', view, { by: group.toLowerCase() }) }}
      query={query}
      isEmpty={groups && !groups.some(({ totals }) => happened(totals))}
      chart={
        <GroupChart
          bars={(bars ?? []).sort((one, other) => other.value - one.value).slice(0, mostBars)}
          measure={measure}
        />
      }
      table={
        <ReportTable
          label={title}
          heading={group === 'AREA' ? 'Area' : 'Enterprise'}
          rows={(groups ?? []).map((each) => ({
            key: each.key ?? nameOf(each, group),
            name: nameOf(each, group),
            totals: [
              ...statCells(each.totals),
              [
                'Change in collections',
                comparedText('collected', each.totals.collected, each.previous.collected) ?? '–',
              ],
            ],
          }))}
        />
      }
    />
  );
};
