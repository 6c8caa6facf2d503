import type {
  OrderFilter,
  OrderSort,
  OrderSortField,
  OrderStatus,
  PaymentStatus,
} from '../../../graphql/schema.generated';
import { toDay } from '../../../ui/format/dates';
import { orderStatuses, paymentStatuses } from '../../../orders/orderStatus';
import { queueOf } from '../queues/orderQueues';

/** Sort field of the server by table column. */
const sortFields: Record<string, OrderSortField> = {
  createdAt: 'CREATED_AT',
  pickupDate: 'PICKUP_DATE',
  totalPrice: 'TOTAL_PRICE',
  due: 'DUE',
};

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((item) => item === value) ?? null;

/** Reads the filter from the page address. Invalid values are ignored. */
export function orderFilter(params: URLSearchParams): OrderFilter {
  const day = toDay(params.get('date')) || null;
  const byPickup = params.get('dateOf') === 'pickup';
  const filter = {
    search: params.get('search'),
    customerId: params.get('customer'),
    createdFrom: byPickup ? null : day,
    createdTo: byPickup ? null : day,
    pickupDate: byPickup ? day : null,
    orderStatus: oneOf<OrderStatus>(orderStatuses, params.get('status')),
    paymentStatus: oneOf<PaymentStatus>(paymentStatuses, params.get('payment')),
    queue: queueOf(params.get('queue')),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
}

interface ColumnSort {
  field: string;
  sort: 'asc' | 'desc';
}

/** Sort of the table from the URL, such as due.asc. The default is newest first. */
export function columnSort(params: URLSearchParams): ColumnSort {
  const [field = '', direction] = (params.get('sort') ?? '').split('.');
  return field in sortFields
    ? { field, sort: direction === 'asc' ? 'asc' : 'desc' }
    : { field: 'createdAt', sort: 'desc' };
}

export const orderSort = ({ field, sort }: ColumnSort): OrderSort => ({
  field: sortFields[field] ?? 'CREATED_AT',
  direction: sort === 'asc' ? 'ASC' : 'DESC',
});

/** The filter as a query string for the CSV download of the server. */
export function csvQuery(filter: OrderFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    for (const each of [value ?? ''].flat()) if (each) query.append(name, each);
  return query.toString();
}
