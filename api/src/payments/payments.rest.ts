import { ORDER } from '../orders/orders.rest.js';
import type { RestRoute } from '../rest/route.js';

const ENTRY: RestRoute['variables'] = {
  orderId: 'params.id',
  version: 'headers.if-match',
  input: 'body',
  idempotencyKey: 'headers.idempotency-key',
};

const CURRENT_VERSION = `query ($orderId: ID!) { order(id: $orderId) { version } }`;

export const paymentRoutes: RestRoute[] = [
  {
    method: 'PATCH',
    path: '/payment/updatePayment/{id}',
    document: `mutation ($orderId: ID!, $version: Int!, $input: PaymentInput!, $idempotencyKey: String) {
      updatePayment(
        orderId: $orderId
        version: $version
        input: $input
        idempotencyKey: $idempotencyKey
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
    document: `mutation ($orderId: ID!, $version: Int!, $input: RefundInput!, $idempotencyKey: String) {
      refundPayment(
        orderId: $orderId
        version: $version
        input: $input
        idempotencyKey: $idempotencyKey
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
