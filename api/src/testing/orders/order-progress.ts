import type { OrderStatus } from '../../../rules/order-status.js';
import type { TestOrder } from './order-factories.js';
import type { TestServer } from '../test-server.js';

const CHANGED = `{
  message
  order { version orderStatus deliveryDate deliveryOTP nextStatuses timeline { kind fromStatus toStatus reason } }
}`;
const MOVE = `mutation ($id: ID!, $version: Int!, $to: OrderStatus!, $reason: String) {
  updateOrderStatus(id: $id, version: $version, input: { status: $to, reason: $reason }) ${CHANGED}
}`;
const DELIVER = `mutation ($id: ID!, $version: Int!, $deliveryOTP: String, $reason: String, $personChecked: Boolean, $recordedAt: DateTime) {
  deliverOrder(id: $id, version: $version, input: { deliveryOTP: $deliveryOTP, reason: $reason, personChecked: $personChecked, recordedAt: $recordedAt }) ${CHANGED}
}`;

const enumOf = (status: OrderStatus) => status.toUpperCase().replaceAll(' ', '_');
const versionOf = ({ id, version }: TestOrder) => ({ id, version });

/** Sets the status of an order, with the version in `order`. */
export const updateOrderStatus = (
  test: TestServer,
  token: string,
  order: TestOrder,
  { to, reason }: { to: OrderStatus; reason?: string },
) =>
  test.graphql<{ updateOrderStatus: { message: string; order: { deliveryOTP: string | null } } }>(
    MOVE,
    { ...versionOf(order), to: enumOf(to), reason },
    token,
  );

/** Delivers an order; `proof` has its delivery code or a reason. */
export const deliverOrder = (test: TestServer, token: string, order: TestOrder, proof: object) =>
  test.graphql<{ deliverOrder: { order: { deliveryDate: string } } }>(
    DELIVER,
    { ...versionOf(order), ...proof },
    token,
  );
