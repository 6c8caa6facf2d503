import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import { FilterDate } from '../../ui/table/FilterDate';
import { SearchBox } from '../../ui/table/SearchBox';
import { StatusChip } from '../../ui/StatusChip';
import { todayPlus } from '../../ui/format/dates';
import { toggleStyles } from '../../ui/table/toggleStyles';
import { useUrlParams } from '../../ui/useUrlParams';
import { recentParams, withDay, withRange, type RecentFilter } from './recentUrlState';

interface RecentOrdersFiltersProps {
  filter: RecentFilter;
  onLeave: () => void;
}

export const RecentOrdersFilters = ({ filter, onLeave }: RecentOrdersFiltersProps) => {
  const { change } = useUrlParams();
  const today = todayPlus();
  const show = (next: RecentFilter): void => change(recentParams(next));
  // Clearing a date means today again.
  const setDay = (end: 'from' | 'to') => (day: string) => show(withDay(filter, end, day || today));
  return (
    <>
      <FilterDate
        label="Order Created From"
        value={filter.from}
        max={filter.to}
        limitText="Not later than the 'to' date"
        onChange={setDay('from')}
      />
      <FilterDate
        label="Order Created To"
        value={filter.to}
        min={filter.from}
        limitText="Not earlier than the 'from' date"
        onChange={setDay('to')}
      />
      <ToggleButton
        value="range"
        selected={filter.range}
        onChange={() => show(withRange(filter, !filter.range))}
        sx={toggleStyles}
      >
        Range
      </ToggleButton>
      <SearchBox placeholder="Search Customer" onLeave={onLeave} width={236} />
      {filter.changed && (
        <Button
          size="small"
          color="inherit"
          onClick={() => change({ from: null, to: null, range: null, since: null })}
          sx={{ minHeight: 44, gap: 1, px: 1 }}
        >
          <StatusChip tone="blue" label="Filter changed" />
          Back to today
        </Button>
      )}
    </>
  );
};
