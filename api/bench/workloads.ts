import type pg from 'pg';
import type { ContenderName } from './contenders.ts';
import { addDays, today } from '../src/platform/dates.js';
import { beforeWrites, NOTE, settled } from './bookings.ts';
import { type Compared, DOCUMENTS, OWN, POSTGRAPHILE } from './documents.ts';
import { LISTS, type ListOfOrders } from './lists.ts';
import { fromAddress, type Scene } from './people.ts';
import { type Drive, signIns } from './sign-ins.ts';

/** One request. */
export interface Ask {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export type AsksOf = (scene: Scene) => Ask[];

export interface Workload {
  name: string;
  about: string;
  /** What is asked of whom. */
  asks: Partial<Record<ContenderName, AsksOf>>;
  /** Values that an answer brings, for which customers have a limit; nothing where there is none. */
  values?: number;
  /** Where it is more than requests that need nothing of each other. */
  drive?: Drive;
  /** What comes before each turn, and what has to end before it is over. */
  before?: (db: pg.Client) => Promise<void>;
  after?: (db: pg.Client) => Promise<void>;
}

interface Asked {
  document: string;
  token?: string;
  variables?: object;
  headers?: Record<string, string>;
}

function post({ document, token, variables = {}, headers }: Asked): Ask {
  const operationName = /\w+ (\w+)/.exec(document)?.[1];
  return {
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify({ operationName, query: document, variables }),
  };
}

/** Asks that every contender can answer, each in its words. */
function compared(name: Compared, asks: (document: string, scene: Scene) => Ask[]) {
  const same: AsksOf = (scene) => asks(DOCUMENTS[name], scene);
  const postgraphile: AsksOf = (scene) => asks(POSTGRAPHILE[name], scene);
  return { api: same, stock: same, postgraphile, floor: same };
}

const COMPARED: Workload[] = [
  {
    name: 'W2',
    about: 'a customer’s 20 newest orders with items',
    values: 1000,
    asks: compared('W2', (document, { customers }) =>
      customers.map(({ token }) => post({ document, token })),
    ),
  },
  {
    name: 'W3',
    about: 'staff: the 20 newest delivered orders with customer and items',
    asks: compared('W3', (document, { admins }) =>
      admins.map((token) => post({ document, token })),
    ),
  },
  {
    name: 'W5',
    about: 'one order with items, payments and timeline',
    values: 200,
    asks: compared('W5', (document, { customers }) =>
      customers.map(({ token, orderId }) => post({ document, token, variables: { id: orderId } })),
    ),
  },
];

const staffAsk =
  (document: string, variables: (scene: Scene) => object[]): AsksOf =>
  (scene) =>
    variables(scene).map((each, n) =>
      post({ document, variables: each, token: scene.admins[n % scene.admins.length] }),
    );

const listed = ({ name, about, document, variables }: ListOfOrders): Workload => ({
  ...{ name: `W3 ${name}`, about: `staff: ${about}` },
  asks: { api: staffAsk(OWN[document], variables) },
});

const searched =
  (document: string): AsksOf =>
  (scene) =>
    staffAsk(document, ({ searches }) => searches.map((search) => ({ search })))(scene);

const catalogue: AsksOf = () =>
  Array.from({ length: 500 }, (_, n) => post({ document: OWN.Catalogue, headers: fromAddress(n) }));

const book: AsksOf = ({ bookers }) =>
  bookers.map(({ token, phone }) =>
    post({
      document: OWN.Book,
      token,
      variables: {
        input: {
          ...{ pickupDate: addDays(today(), 2), phone, note: NOTE },
          pickupAddress: '12, Lake View Road, Adyar, Chennai, Tamil Nadu - 600020',
        },
      },
    }),
  );

/** Of a hundred requests eighty read, fifteen search and five write, well mixed. */
const mix: AsksOf = (scene) => {
  const reads = [catalogue, ...COMPARED.map(({ asks }) => asks.api)].filter((each) => !!each);
  const parts = [
    ...reads.map((asks) => [asks, 20] as const),
    [searched(OWN.Customers), 15] as const,
  ];
  const all = [...parts, [book, 5] as const].flatMap(([asks, share]) => {
    const given = asks(scene);
    return Array.from({ length: share * 10 }, (_, n) => given[n % given.length]);
  });
  const STRIDE = 617;
  return all.map((_, n) => all[(n * STRIDE) % all.length]).filter((each) => each !== undefined);
};

const WRITES = { before: beforeWrites, after: settled };

export const WORKLOADS: Workload[] = [
  {
    ...{ name: 'W1', about: 'signing in with a mailed code, and reading who one is' },
    ...{ asks: { api: () => [] }, drive: signIns, after: settled },
  },
  ...COMPARED.slice(0, 2),
  ...LISTS.map(listed),
  {
    name: 'W4',
    about: 'staff: customers by a part of name or phone',
    asks: { api: searched(OWN.Customers) },
  },
  {
    name: 'W4 suggestions',
    about: 'staff: customers with orders, as the filter offers them',
    asks: { api: searched(OWN.Suggestions) },
  },
  ...COMPARED.slice(2),
  {
    ...{ name: 'W6', about: 'booking a pickup, with the mail that follows' },
    ...{ asks: { api: book }, ...WRITES },
  },
  { name: 'W7', about: 'the catalogue with its prices', asks: { api: catalogue } },
  {
    ...{ name: 'W8', about: 'of 100 requests 80 read, 15 search, 5 book' },
    ...{ asks: { api: mix }, values: 300, ...WRITES },
  },
  {
    name: 'W9',
    about: 'W2 over REST',
    values: 1400,
    asks: {
      api: ({ customers }) =>
        customers.map(({ id, token }) => ({
          method: 'GET',
          path: `/api/order/getOrdersByUser/${id}?limit=20`,
          headers: { authorization: `Bearer ${token}` },
        })),
    },
  },
];
