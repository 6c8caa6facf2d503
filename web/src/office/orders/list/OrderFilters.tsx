import type { OrderFilter } from '../../../graphql/schema.generated';
import { FilterBar } from '../../../ui/table/filters/FilterBar';
import { FilterDate } from '../../../ui/table/FilterDate';
import { FilterSelect } from '../../../ui/table/FilterSelect';
import { SearchBox } from '../../../ui/table/SearchBox';
import { useFilter } from '../../../ui/table/filters/useFilter';
import { CustomerSelect } from './CustomerSelect';
import {
  orderStatuses,
  orderStatusLabels,
  paymentStatuses,
  paymentStatusLabels,
} from '../../../orders/orderStatus';

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
  /** True if orders show as cards, which have no sortable column headings. */
  sortable: boolean;
  onLeave: () => void;
}

/** Number of active filters besides the search. A date range counts as one. */
const countOf = (filter: OrderFilter): number =>
  Object.keys(filter).filter((name) => !['search', 'createdTo', 'queue'].includes(name)).length;

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

export const OrderFilters = ({ filter, sortable, onLeave }: OrderFiltersProps) => (
  <FilterBar
    choices={<Choices sortable={sortable} />}
    count={countOf(filter)}
    filtered={Object.keys(filter).some((name) => name !== 'queue')}
    names={filterNames}
  >
    <SearchBox placeholder="Order ID or phone" onLeave={onLeave} width={230} />
  </FilterBar>
);
