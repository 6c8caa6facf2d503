import type { BulkOrderResult } from '../../orders/bulk/bulk.payloads.js';
import type { TestOrder } from './order-factories.js';
import type { TestServer } from '../test-server.js';

const OUTCOMES = '{ message results { orderId version code message } }';
const MOVE = `mutation ($orders: [OrderVersionInput!]!, $to: OrderStatus!, $key: String) {
  bulk: bulkUpdateOrderStatus(idempotencyKey: $key, input: { orders: $orders, status: $to }) ${OUTCOMES}
}`;
const UNDO = `mutation ($orders: [OrderVersionInput!]!, $key: String) {
  bulk: bulkUndoStatusChange(idempotencyKey: $key, input: { orders: $orders }) ${OUTCOMES}
}`;

type OrderVersion = Pick<TestOrder, 'id' | 'version'>;

export interface BulkOutcome {
  bulk: { message: string; results: BulkOrderResult[] };
}

export const listed = (orders: OrderVersion[]) =>
  orders.map(({ id, version }) => ({ orderId: id, version }));

export const moveVariables = (orders: OrderVersion[], to: string, key?: string) => ({
  query: MOVE,
  variables: { orders: listed(orders), to, key },
});

/** Sets the status of several orders in one bulk action, each order with its given version. */
export const moveInBulk = (
  test: TestServer,
  token: string | undefined,
  orders: OrderVersion[],
  { to = 'PROCESSING', key }: { to?: string; key?: string } = {},
) => test.graphql<BulkOutcome>(MOVE, { orders: listed(orders), to, key }, token);

/** Undoes the last status change of several orders in one bulk action. */
export const undoInBulk = (
  test: TestServer,
  token: string | undefined,
  orders: OrderVersion[],
  key?: string,
) => test.graphql<BulkOutcome>(UNDO, { orders: listed(orders), key }, token);
