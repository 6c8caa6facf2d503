import { InMemoryCache, isReference, type FieldPolicy, type Reference } from '@apollo/client';

interface Connection {
  nodes: readonly unknown[];
  pageInfo: unknown;
}

const idOf = (node: unknown): unknown => (isReference(node) ? node.__ref : node);

/** Appends new rows without duplicates, because a page can arrive twice. */
function joined(existing: readonly unknown[], incoming: readonly unknown[]): unknown[] {
  const known = new Set(existing.map(idOf));
  return [...existing, ...incoming.filter((node) => !known.has(idOf(node)))];
}

/** Cache policy of a growing list. A page with `after` is appended; one without it replaces the list. */
function growingList(keyArgs: string[] | false): FieldPolicy<Connection> {
  return {
    keyArgs,
    merge: (existing, incoming, { args }) =>
      args?.['after'] && existing
        ? { ...incoming, nodes: joined(existing.nodes, incoming.nodes) }
        : incoming,
  };
}

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          myOrders: growingList(['filter']),
          // orders, users and employees are paged: each page is a separate cache entry. A user from a list opens
          // without another request.
          user: {
            read: (known: Reference | undefined, { args, toReference }) =>
              known ?? toReference({ __typename: 'User', id: String(args?.['id']) }),
          },
          feedbacks: growingList(false),
          contactMessages: growingList(false),
        },
      },
      // The server sends the complete list, which replaces the cached one.
      User: { fields: { addresses: { merge: false } } },
      Order: {
        fields: {
          items: { merge: false },
          adjustments: { merge: false },
          payments: { merge: false },
          timeline: { merge: false },
          nextStatuses: { merge: false },
        },
      },
      // Objects that exist once, without an id.
      Business: { keyFields: [] },
      OrderSettings: { keyFields: [] },
      PriceList: { keyFields: ['customerId'], fields: { items: { merge: false } } },
      PriceListItem: { keyFields: false },
      // The same slot id occurs on every date, but `places` differs by date.
      PickupSlot: { keyFields: false },
      Dashboard: { merge: true },
      OrderTotals: { merge: true },
    },
  });
}
