import { addDays, today } from '../src/platform/dates.js';
import type { Contender } from './contenders.ts';
import { NOTE, type RequestFixture } from './request-fixture.ts';

export interface Ask {
  method: 'POST';
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Workload {
  name: string;
  about: string;
  /** Requests of each contender that takes part. The connections send them in turn. */
  asks: Partial<Record<Contender, (fixture: RequestFixture) => Ask[]>>;
  /**
   * Complexity of one request of a customer, for the read quota of the API; 0 for staff and for
   * requests without a session.
   */
  complexity: number;
}

const FACTS = `shortId createdAt pickupDate orderStatus paymentStatus totalPrice paidAmount due itemCount
  express pickupAddress`;
const ROW = `id ${FACTS} items { id name quantity price }`;
const PAGE = 'pageInfo { hasNextPage }';
const OF_ALL = `nodes { ${ROW} user { id name phone } } ${PAGE}`;
const FIRST = 'first: 20, filter: { orderStatus: DELIVERED }';

const W2 = `query W2 { myOrders(first: 20) { nodes { ${ROW} } ${PAGE} } }`;
const W3 = `query W3 { orders(${FIRST}) { ${OF_ALL} } }`;
const DEEP = `query Deep($after: String) { orders(${FIRST}, after: $after) { ${OF_ALL} } }`;
const W5 = `query W5($id: ID!) {
  order(id: $id) { ${ROW} payments { id amount method createdAt } timeline { id occurredAt toStatus } }
}`;
const W6 = `mutation W6($input: BookPickupInput!) { bookPickup(input: $input) { booking { id } } }`;
const W7 = 'query W7 { cloths { id name price } }';

// PostGraphile names some fields differently. These aliases give them the same names.
const PG_ROW = `id: rowId ${FACTS}
  items: orderItemsByOrderIdList(orderBy: POSITION_ASC) { id: rowId name quantity price }`;
const PG_W2 = `query W2 { myOrders { nodes { ${PG_ROW} } ${PAGE} } }`;
const PG_W3 = `query W3 {
  deliveredOrders { nodes { ${PG_ROW} user: userByUserId { id: rowId name phone } } ${PAGE} }
}`;

function post(query: string, token?: string, variables: object = {}, headers: object = {}): Ask {
  const authorization = token && { authorization: `Bearer ${token}` };
  const operationName = /\w+ (\w+)/.exec(query)?.[1];
  return {
    ...{ method: 'POST', path: '/graphql' },
    headers: { 'content-type': 'application/json', ...authorization, ...headers },
    body: JSON.stringify({ operationName, query, variables }),
  };
}

/** Builds the requests of a workload for every contender. */
function byAll(
  document: string,
  own: string,
  asks: (document: string, fixture: RequestFixture) => Ask[],
) {
  const same = (fixture: RequestFixture) => asks(document, fixture);
  return {
    api: same,
    stock: same,
    postgraphile: (fixture: RequestFixture) => asks(own, fixture),
    floor: same,
  };
}

const INPUT = {
  ...{ pickupDate: addDays(today(), 2), phone: '9840055555', note: NOTE },
  pickupAddress: '12, Lake View Road, Adyar, Chennai, Tamil Nadu - 600020',
};

/** Each visitor has another IP address, as a proxy would report it. */
const visitors = Array.from({ length: 2000 }, (_, n) => ({
  'x-forwarded-for': `10.0.${n >> 8}.${n & 255}`,
}));

export const WORKLOADS: Workload[] = [
  {
    ...{ name: 'W2', about: 'a customer’s 20 newest orders with items', complexity: 1500 },
    asks: byAll(W2, PG_W2, (document, { customers }) =>
      customers.map(({ token }) => post(document, token)),
    ),
  },
  {
    ...{ name: 'W3', about: 'staff: the 20 newest delivered orders, with customer', complexity: 0 },
    asks: byAll(W3, PG_W3, (document, { admins }) => admins.map((token) => post(document, token))),
  },
  {
    ...{ name: 'W3 deep', about: 'the same, after nine tenths of all orders', complexity: 0 },
    asks: {
      api: ({ admins, deepCursor: after }) => admins.map((token) => post(DEEP, token, { after })),
    },
  },
  {
    ...{ name: 'W5', about: 'one order with items, payments and timeline', complexity: 300 },
    asks: {
      api: ({ customers }) => customers.map(({ token, orderId: id }) => post(W5, token, { id })),
    },
  },
  {
    ...{ name: 'W6', about: 'booking a pickup, until its mail is sent', complexity: 0 },
    asks: { api: ({ bookers }) => bookers.map((token) => post(W6, token, { input: INPUT })) },
  },
  {
    ...{ name: 'W7', about: 'the catalogue with its prices', complexity: 0 },
    asks: { api: () => visitors.map((from) => post(W7, undefined, {}, from)) },
  },
];
