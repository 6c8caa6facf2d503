import type { RestRoute } from '../rest/route.js';

export const eventRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/events',
    document: `query ($limit: Int = 100, $after: String, $types: [EventType!], $customerId: ID, $since: DateTime) {
      events(first: $limit, after: $after, types: $types, customerId: $customerId, since: $since) {
        events: nodes {
          id type occurredAt subjectId subjectVersion customerId
          order { id version updatedAt }
          actor { name role userId }
          data { fromStatus toStatus amount }
        }
        pageInfo { endCursor hasNextPage }
      }
    }`,
    variables: {
      limit: 'query.limit',
      after: 'query.after',
      types: 'query.types',
      customerId: 'query.customerId',
      since: 'query.since',
    },
    byPermission: true,
  },
];
