import Chip from '@mui/material/Chip';
import type { AuditFilter } from '../../graphql/schema.generated';
import { useAuditPeopleQuery } from './AuditPage.generated';
import { FilterBar } from '../../ui/table/filters/FilterBar';
import { FilterDate } from '../../ui/table/FilterDate';
import { FilterSelect } from '../../ui/table/FilterSelect';
import { useFilter } from '../../ui/table/filters/useFilter';
import { kindLabels, thingLabels } from './auditLabels';
import { operationLabels } from './operationLabels';
import { personOptions } from './personOptions';

const optionsOf = (all: string, words: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(words)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label)),
];
const operationOptions = optionsOf('Operation - All', operationLabels);
const kindOptions = optionsOf('Kind - All', kindLabels);
const thingOptions = optionsOf('Record - All', thingLabels);

const filterNames = ['person', 'operation', 'kind', 'thing', 'object', 'from', 'to'];

const People = () => {
  const [person, setPerson] = useFilter('person');
  const { data } = useAuditPeopleQuery({ fetchPolicy: 'cache-and-network' });
  const people = personOptions(data?.auditPeople ?? []);
  const known = !person || people.some(({ value }) => value === person);
  return (
    <FilterSelect
      label="Person"
      value={person}
      options={[
        { value: '', label: 'Person - All' },
        ...people,
        ...(known ? [] : [{ value: person, label: 'Another person' }]),
      ]}
      onChange={setPerson}
    />
  );
};

const Choices = () => {
  const [operation, setOperation] = useFilter('operation');
  const [kind, setKind] = useFilter('kind');
  const [thing, setThing] = useFilter('thing');
  const [from, setFrom] = useFilter('from');
  const [to, setTo] = useFilter('to');
  return (
    <>
      <People />
      <FilterSelect
        label="Operation"
        value={operation}
        options={operationOptions}
        onChange={setOperation}
      />
      <FilterSelect
        label="Record"
        value={thing}
        options={thingOptions}
        onChange={setThing}
        width={140}
      />
      <FilterSelect
        label="Kind"
        value={kind}
        options={kindOptions}
        onChange={setKind}
        width={130}
      />
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

interface AuditFiltersProps {
  filter: AuditFilter;
  /** Name of the object whose history is shown. */
  about: string | undefined;
}

/** Filters of the audit log. A link from another page can set one object as filter. */
export const AuditFilters = ({ filter, about }: AuditFiltersProps) => {
  const [object, setObject] = useFilter('object');
  const count = Object.keys(filter).filter((name) => name !== 'objectId').length;
  return (
    <FilterBar
      choices={<Choices />}
      count={count}
      filtered={Object.keys(filter).length > 0}
      names={filterNames}
    >
      {object && (
        <Chip
          label={`History of ${about ?? 'one record'}`}
          onDelete={() => setObject(null)}
          sx={{ maxWidth: '100%', alignSelf: 'center' }}
        />
      )}
    </FilterBar>
  );
};
