import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useReportGroupsQuery, type ReportGrouping } from '../graphql/generated';
import { lazySection } from '../ui/feedback/lazySection';
import { shownData } from '../ui/feedback/shownData';
import { toggleStyles } from '../ui/table/toggleStyles';
import { useUrlParams } from '../ui/useUrlParams';
import { figureCells } from './FigureCells';
import { ReportSection } from './ReportSection';
import { ReportTable } from './ReportTable';
import { comparedText, csvPath, happened, type ReportUrlState } from './reportUrlState';

const GroupChart = lazySection(() => import('./GroupChart'), 'GroupChart');

/** Maximum of readable bars. */
const mostBars = 12;

const without = { AREA: 'No pincode', ENTERPRISE: 'No enterprise' };

interface NamedGroup {
  name: string | null;
  isRest: boolean;
}

const nameOf = ({ name, isRest }: NamedGroup, group: ReportGrouping): string =>
  name ?? (isRest ? 'All others' : without[group]);

const GroupToggle = ({ group }: { group: ReportGrouping }) => {
  const { change } = useUrlParams();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="By"
      value={group}
      onChange={(_, chosen: ReportGrouping | null) =>
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

/** The figures by area or enterprise. */
export const GroupsSection = ({ view }: { view: ReportUrlState }) => {
  const { from, to, group, measure } = view;
  const query = useReportGroupsQuery({
    variables: { from, to, by: group },
    fetchPolicy: 'cache-and-network',
  });
  const groups = shownData(query)?.reportGroups;
  const title = group === 'AREA' ? 'By area' : 'By enterprise';
  const bars = groups?.flatMap((each) => {
    const value = each.figures[measure];
    return value === null ? [] : [{ name: nameOf(each, group), value }];
  });
  return (
    <ReportSection
      title={title}
      actions={<GroupToggle group={group} />}
      csv={{ name: 'report-groups', path: csvPath('groups', view, { by: group.toLowerCase() }) }}
      query={query}
      isEmpty={groups && !groups.some(({ figures }) => happened(figures))}
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
            figures: [
              ...figureCells(each.figures),
              [
                'Takings compared',
                comparedText('takings', each.figures.takings, each.before.takings) ?? '–',
              ],
            ],
          }))}
        />
      }
    />
  );
};
