import type { FailureFilter } from '../../graphql/schema.generated';
import { FilterBar } from '../../ui/table/filters/FilterBar';
import { FilterDate } from '../../ui/table/FilterDate';
import { FilterSelect } from '../../ui/table/FilterSelect';
import { useFilter } from '../../ui/table/filters/useFilter';

const filterNames = ['show', 'from', 'to'];
const showOptions = [
  { value: '', label: 'Pending' },
  { value: 'dismissed', label: 'Dismissed' },
];

const Choices = () => {
  const [show, setShow] = useFilter('show');
  const [from, setFrom] = useFilter('from');
  const [to, setTo] = useFilter('to');
  return (
    <>
      <FilterSelect label="Show" value={show} options={showOptions} onChange={setShow} />
      <FilterDate
        label="From"
        value={from}
        max={to || undefined}
        limitText="'From' must not be after 'To'"
        onChange={setFrom}
      />
      <FilterDate
        label="To"
        value={to}
        min={from || undefined}
        limitText="'To' must not be before 'From'"
        onChange={setTo}
      />
    </>
  );
};

/** Filters for a list of failures. */
export const FailedFilters = ({ filter }: { filter: FailureFilter }) => {
  const count = Object.keys(filter).length;
  return <FilterBar choices={<Choices />} count={count} filtered={count > 0} names={filterNames} />;
};
