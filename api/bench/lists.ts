import { addDays, today } from '../src/platform/dates.js';
import type { OWN } from './documents.ts';
import type { Scene } from './people.ts';

/** A list of orders, or sums over one, as staff ask for it. */
export interface ListOfOrders {
  name: string;
  about: string;
  document: keyof typeof OWN;
  /** One set for each request; they take turns. */
  variables: (scene: Scene) => object[];
}

const list = (name: string, about: string, variables: ListOfOrders['variables']): ListOfOrders => ({
  ...{ name, about, document: 'Orders', variables },
});

const filtered = (name: string, about: string, ...filters: object[]): ListOfOrders =>
  list(name, about, () => filters.map((filter) => ({ filter })));

const sorted = (field: string, direction: string): ListOfOrders =>
  list(
    `by ${field.toLowerCase()} ${direction.toLowerCase()}`,
    `all orders, sorted by ${field} ${direction}`,
    () => [{ sort: { field, direction } }],
  );

const daysAgo = (days: number) => addDays(today(), -days);

/** Every filter and every sort, and those together that no one index serves. */
export const LISTS: ListOfOrders[] = [
  list('newest', 'all orders', () => [{}]),
  list('deep', 'all orders, behind nine tenths of them', ({ deepCursor }) => [
    { after: deepCursor },
  ]),
  filtered('waiting', 'orders that wait', { orderStatus: 'WAITING_FOR_PICKUP' }),
  filtered('cancelled', 'cancelled orders', { orderStatus: 'CANCELLED' }),
  filtered('under way', 'orders of three statuses', {
    orderStatuses: ['PICKED', 'PROCESSING', 'DISPATCHED'],
  }),
  ...['PAID', 'PARTIAL', 'UNPAID'].map((paymentStatus) =>
    filtered(paymentStatus.toLowerCase(), `orders that are ${paymentStatus}`, { paymentStatus }),
  ),
  list('id', 'orders by the six characters that are shown', ({ shortIds }) =>
    shortIds.map((search) => ({ filter: { search } })),
  ),
  list('phone', 'orders by the phone of their pickup', ({ phones }) =>
    phones.map((search) => ({ filter: { search } })),
  ),
  list('customer', 'orders by a part of the customer’s name', ({ searches }) =>
    searches.map((customer) => ({ filter: { customer } })),
  ),
  list('user', 'orders of one user', ({ customers }) =>
    customers.map(({ id }) => ({ filter: { userId: id } })),
  ),
  filtered('booked', 'orders booked in one month', {
    createdFrom: daysAgo(400),
    createdTo: daysAgo(370),
  }),
  filtered(
    'pickup day',
    'orders to be picked up on one day',
    { pickupDate: today() },
    { pickupDate: daysAgo(30) },
    { pickupDate: daysAgo(400) },
  ),
  ...['CREATED_AT', 'PICKUP_DATE', 'TOTAL_PRICE', 'DUE'].flatMap((field) =>
    ['ASC', 'DESC'].map((direction) => sorted(field, direction)),
  ),
  list('status by pickup day', 'orders of one status, sorted by pickup day', () =>
    ['WAITING_FOR_PICKUP', 'DELIVERED', 'CANCELLED'].map((orderStatus) => ({
      ...{ filter: { orderStatus }, sort: { field: 'PICKUP_DATE', direction: 'ASC' } },
    })),
  ),
  {
    ...{ name: 'totals', about: 'sums over all orders', document: 'Totals' },
    variables: () => [{}],
  },
  {
    ...{ name: 'totals of a month', about: 'sums over one month', document: 'Totals' },
    variables: () => [{ filter: { createdFrom: daysAgo(400), createdTo: daysAgo(370) } }],
  },
];
