import { ORDER } from '../orders/orders.rest.js';
import type { RestRoute } from '../rest/route.js';

const ENTRY: RestRoute['variables'] = {
  id: 'params.id',
  version: 'headers.if-match',
  input: 'body',
  idempotencyKey: 'headers.idempotency-key',
};

const CURRENT_VERSION = `query ($id: ID!) { order(id: $id) { version } }`;

export const paymentRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/payments',
    document: `query ($first: Int!, $after: String, $filter: PaymentFilter) {
      payments(first: $first, after: $after, filter: $filter) {
        nodes {
          id kind amount method reference reason createdAt recordedAt
          actor { name role userId }
          order { id shortId version }
        }
        pageInfo { endCursor hasNextPage }
      }
    }`,
    variables: { filter: 'query' },
    byPermission: true,
    list: { under: 'payments' },
  },
  {
    method: 'PATCH',
    path: '/payment/updatePayment/{id}',
    document: `mutation ($id: ID!, $version: Int!, $input: UpdatePaymentInput!, $idempotencyKey: String) {
      updatePayment(
        id: $id
        version: $version
        idempotencyKey: $idempotencyKey
        input: $input
      ) {
        message
        order { ...Order }
      }
    } ${ORDER}`,
    variables: ENTRY,
    currentVersion: CURRENT_VERSION,
    paymentMethodOptional: true,
    synonyms: { partially_paid: 'PARTIAL', 'partial paid': 'PARTIAL' },
  },
  {
    method: 'POST',
    path: '/payment/refundPayment/{id}',
    document: `mutation ($id: ID!, $version: Int!, $input: RefundPaymentInput!, $idempotencyKey: String) {
      refundPayment(
        id: $id
        version: $version
        idempotencyKey: $idempotencyKey
        input: $input
      ) {
        message
        order { ...Order }
      }
    } ${ORDER}`,
    variables: ENTRY,
    currentVersion: CURRENT_VERSION,
    byPermission: true,
  },
];
