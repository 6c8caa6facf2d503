import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import type { OrderFilter } from '../../../graphql/generated';
import { FilterDate } from '../../../ui/table/FilterDate';
import { FilterSelect } from '../../../ui/table/FilterSelect';
import { SearchBox } from '../../../ui/table/SearchBox';
import { useNarrow } from '../../../ui/useNarrow';
import { useUrlParams } from '../../../ui/useUrlParams';
import { CustomerSelect } from './CustomerSelect';
import {
  orderStatuses,
  orderStatusLabels,
  paymentStatuses,
  paymentStatusLabels,
} from '../../orderStatus';

const statusOptions = [
  { value: '', label: 'Status - All' },
  ...orderStatuses.map((value) => ({ value, label: orderStatusLabels[value] })),
];
const paymentOptions = [
  { value: '', label: 'Payment - All' },
  ...paymentStatuses.map((value) => ({ value, label: paymentStatusLabels[value] })),
];
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

const filterNames = ['search', 'customer', 'date', 'dateOf', 'status', 'payment'];

interface OrderFiltersProps {
  filter: OrderFilter;
  /** True where the orders stand as cards, which have no headings to sort by. */
  sortable: boolean;
  onLeave: () => void;
}

/** Filters beside the search; a day is one of them. */
const countOf = (filter: OrderFilter): number =>
  Object.keys(filter).filter((name) => name !== 'search' && name !== 'createdTo').length;

/** A filter of the address, and what changes it: the same function in every render. */
function useFilter(name: string): [string, (text: string | null) => void] {
  const { params, change } = useUrlParams();
  const set = useCallback(
    (text: string | null) => change({ [name]: text, after: null }),
    [change, name],
  );
  return [params.get(name) ?? '', set];
}

const Choices = ({ sortable }: Pick<OrderFiltersProps, 'sortable'>) => {
  const [customer, setCustomer] = useFilter('customer');
  const [date, setDate] = useFilter('date');
  const [dateOf, setDateOf] = useFilter('dateOf');
  const [status, setStatus] = useFilter('status');
  const [payment, setPayment] = useFilter('payment');
  const [sort, setSort] = useFilter('sort');
  return (
    <>
      <CustomerSelect value={customer || null} onChange={setCustomer} />
      <FilterDate label="Filter by Date" value={date} onChange={setDate} />
      <FilterSelect
        label="Date of"
        value={dateOf}
        options={dateOptions}
        onChange={setDateOf}
        width={110}
      />
      <FilterSelect
        label="Order status"
        value={status}
        options={statusOptions}
        onChange={setStatus}
        width={176}
      />
      <FilterSelect
        label="Payment"
        value={payment}
        options={paymentOptions}
        onChange={setPayment}
        width={150}
      />
      {sortable && (
        <FilterSelect label="Sort" value={sort} options={sortOptions} onChange={setSort} />
      )}
    </>
  );
};

/** On a phone the search alone stands above the orders, and the rest behind a button that counts it. */
export const OrderFilters = ({ filter, sortable, onLeave }: OrderFiltersProps) => {
  const { change } = useUrlParams();
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const count = countOf(filter);
  const clear = (): void =>
    change({ ...Object.fromEntries(filterNames.map((name) => [name, null])), after: null });
  return (
    <>
      <SearchBox placeholder="Order ID or phone" onLeave={onLeave} width={230} />
      {narrow && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<FilterList />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
      )}
      {(!narrow || open) && <Choices sortable={sortable} />}
      {Object.keys(filter).length > 0 && (
        <Button size="small" color="inherit" onClick={clear} sx={{ minHeight: 44 }}>
          Clear filters
        </Button>
      )}
    </>
  );
};
