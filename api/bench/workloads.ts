import type { ContenderName } from './contenders.ts';
import type { Scene } from './people.ts';

/** One request. */
export interface Ask {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Workload {
  name: string;
  about: string;
  contenders: readonly ContenderName[];
  /** Values that an answer brings, for which customers have a limit; nothing where there is none. */
  values?: number;
  asks: (scene: Scene) => Ask[];
}

const ROW = `id shortId createdAt pickupDate orderStatus paymentStatus totalPrice paidAmount due itemCount
  express pickupAddress items { id name quantity price }`;

const PAGE = `pageInfo { hasNextPage }`;

const DOCUMENTS = {
  W2: `query W2 { myOrders(first: 20) { nodes { ${ROW} } ${PAGE} } }`,
  W3: `query W3($filter: OrderFilter, $sort: OrderSort, $after: String) {
    orders(first: 20, filter: $filter, sort: $sort, after: $after) {
      nodes { ${ROW} user { id name phone } } ${PAGE}
    }
  }`,
} as const;

function post(operationName: keyof typeof DOCUMENTS, token: string, variables: object = {}): Ask {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ operationName, query: DOCUMENTS[operationName], variables }),
  };
}

const EVERYBODY: ContenderName[] = ['api', 'floor'];

export const WORKLOADS: Workload[] = [
  {
    name: 'W2',
    about: 'own 20 newest orders with items',
    contenders: EVERYBODY,
    values: 1000,
    asks: ({ customers }) => customers.map(({ token }) => post('W2', token)),
  },
  {
    name: 'W3',
    about: 'staff: 20 newest delivered orders with customer and items',
    contenders: EVERYBODY,
    asks: ({ admins }) =>
      admins.map((token) => post('W3', token, { filter: { orderStatus: 'DELIVERED' } })),
  },
];
