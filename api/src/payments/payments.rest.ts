import { ORDER } from '../orders/orders.rest.js';
import type { RestRow } from '../rest/row.js';

export const paymentRows: RestRow[] = [
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
    from: {
      orderId: 'params.id',
      version: 'headers.if-match',
      input: 'body',
      idempotencyKey: 'headers.idempotency-key',
    },
    current: {
      variable: 'version',
      document: `query ($orderId: ID!) { order(id: $orderId) { version } }`,
    },
    synonyms: { partially_paid: 'PARTIAL', 'partial paid': 'PARTIAL' },
  },
];
