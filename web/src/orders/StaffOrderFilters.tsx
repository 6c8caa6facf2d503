import Button from '@mui/material/Button';
import { FilterDate } from '../ui/FilterDate';
import { FilterSelect } from '../ui/FilterSelect';
import { SearchBox } from '../ui/SearchBox';
import { useNarrow } from '../ui/useNarrow';
import { useUrlParams } from '../ui/useUrlParams';
import { StaffCustomerSelect } from './StaffCustomerSelect';
import {
  orderStatuses,
  orderStatusLabels,
  paymentStatuses,
  paymentStatusLabels,
} from './orderStatus';

const statusOptions = [
  { value: '', label: 'Status - All' },
  ...orderStatuses.map((value) => ({ value, label: orderStatusLabels[value] })),
];
const paymentOptions = [
  { value: '', label: 'Payment - All' },
  ...paymentStatuses.map((value) => ({ value, label: paymentStatusLabels[value] })),
];
// A table is sorted by its headings; cards have none.
const sortOptions = [
  { value: '', label: 'Newest first' },
  { value: 'createdAt.asc', label: 'Oldest first' },
  { value: 'pickupDate.asc', label: 'Pickup, soonest' },
  { value: 'due.desc', label: 'Due, highest' },
  { value: 'totalPrice.desc', label: 'Total, highest' },
];
const dateOptions = [
  { value: '', label: 'Created' },
  { value: 'pickup', label: 'Pickup' },
];

export const orderFilterNames = ['search', 'customer', 'date', 'dateOf', 'status', 'payment'];

interface StaffOrderFiltersProps {
  filtered: boolean;
  onLeave: () => void;
}

export const StaffOrderFilters = ({ filtered, onLeave }: StaffOrderFiltersProps) => {
  const { params, change } = useUrlParams();
  const narrow = useNarrow();
  const value = (name: string): string => params.get(name) ?? '';
  const set = (name: string) => (text: string | null) => change({ [name]: text, after: null });
  const clear = (): void =>
    change({
      ...Object.fromEntries(orderFilterNames.map((name) => [name, null])),
      after: null,
    });
  return (
    <>
      <SearchBox
        placeholder="Search ID or phone"
        value={value('search')}
        onSearch={set('search')}
        onLeave={onLeave}
        width={230}
      />
      <StaffCustomerSelect value={params.get('customer')} onChange={set('customer')} />
      <FilterDate label="Filter by Date" value={value('date')} onChange={set('date')} />
      <FilterSelect
        label="Date of"
        value={value('dateOf')}
        options={dateOptions}
        onChange={set('dateOf')}
        width={110}
      />
      <FilterSelect
        label="Order status"
        value={value('status')}
        options={statusOptions}
        onChange={set('status')}
        width={176}
      />
      <FilterSelect
        label="Payment"
        value={value('payment')}
        options={paymentOptions}
        onChange={set('payment')}
        width={150}
      />
      {narrow && (
        <FilterSelect
          label="Sort"
          value={value('sort')}
          options={sortOptions}
          onChange={set('sort')}
        />
      )}
      {filtered && (
        <Button size="small" color="inherit" onClick={clear} sx={{ minHeight: 44 }}>
          Clear filters
        </Button>
      )}
    </>
  );
};
