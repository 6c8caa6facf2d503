import { InMemoryCache, isReference, type FieldPolicy, type Reference } from '@apollo/client';

interface Connection {
  nodes: readonly unknown[];
  pageInfo: unknown;
}

const idOf = (node: unknown): unknown => (isReference(node) ? node.__ref : node);

/** What is new joins what is there: a page that comes twice makes no double rows. */
function joined(existing: readonly unknown[], incoming: readonly unknown[]): unknown[] {
  const known = new Set(existing.map(idOf));
  return [...existing, ...incoming.filter((node) => !known.has(idOf(node)))];
}

/** A list that grows: a page asked for with `after` joins what is there, one without starts anew. */
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
          // A person whom a list has shown needs no second request to be opened.
          user: {
            read: (known: Reference | undefined, { args, toReference }) =>
              known ?? toReference({ __typename: 'User', id: String(args?.['id']) }),
          },
          feedbacks: growingList(false),
          contactMessages: growingList(false),
        },
      },
      // The list comes whole each time: what the server sends replaces what was there.
      User: { fields: { addresses: { merge: false } } },
      Order: {
        fields: {
          items: { merge: false },
          billLines: { merge: false },
          payments: { merge: false },
          timeline: { merge: false },
          nextStatuses: { merge: false },
        },
      },
      // There is one of each.
      Business: { keyFields: [] },
      OrderSettings: { keyFields: [] },
      PriceList: { keyFields: ['customerId'], fields: { items: { merge: false } } },
      PriceListItem: { keyFields: false },
      // A slot is of every week, and its places are of the day that it stands in.
      PickupSlot: { keyFields: false },
      Dashboard: { merge: true },
      OrderTotals: { merge: true },
    },
  });
}
