import { InMemoryCache, isReference, type FieldPolicy, type Reference } from '@apollo/client';

interface Connection {
  nodes: readonly unknown[];
  pageInfo: unknown;
}

const idOf = (node: unknown): unknown => (isReference(node) ? node.__ref : node);

/** Appends new rows. A page that arrives twice adds no duplicates. */
function joined(existing: readonly unknown[], incoming: readonly unknown[]): unknown[] {
  const known = new Set(existing.map(idOf));
  return [...existing, ...incoming.filter((node) => !known.has(idOf(node)))];
}

/** A list that grows: a page with `after` is appended, a page without it replaces the list. */
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
          // orders, users and employees are shown page by page: each page is its own entry.
          // A user from a list opens without a second request.
          user: {
            read: (known: Reference | undefined, { args, toReference }) =>
              known ?? toReference({ __typename: 'User', id: String(args?.['id']) }),
          },
          feedbacks: growingList(false),
          contactMessages: growingList(false),
        },
      },
      // The server sends the whole list, which replaces the cached one.
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
      // Singletons.
      Business: { keyFields: [] },
      OrderSettings: { keyFields: [] },
      PriceList: { keyFields: ['customerId'], fields: { items: { merge: false } } },
      PriceListItem: { keyFields: false },
      // The id of a slot repeats every week, but its places belong to one day.
      PickupSlot: { keyFields: false },
      Dashboard: { merge: true },
      OrderTotals: { merge: true },
    },
  });
}
