import type {
  FailedAttemptReason,
  UpdatePaymentInput,
  PaymentMethod,
  PickupItemInput,
} from '../../graphql/schema.generated';
import type { OrderDialog_OrderFragment } from '../../orders/staff/dialog/OrderDialog.generated';
import type { StopDetails_StopFragment } from '../../rounds/StopDetails.generated';
import { randomId } from '../../graphql/randomId';
import { allows } from '../../orders/staff/statusSteps';
import { drafts } from '../../ui/form/draft/drafts';
import type { QueuedAction } from '../../offline/queueStorage';
import { formatMoney } from '../../ui/format/formatMoney';
import { failureText } from '../../rounds/roundLabels';

// Converts a driver's action to an entry of the offline queue.

/** Request without an answer, to be sent later. */
export interface FailedRequest {
  operationName: string;
  variables: Record<string, unknown>;
}

type Order = OrderDialog_OrderFragment;
type Stop = Pick<StopDetails_StopFragment, 'id' | 'orderId'>;
type Description = Pick<QueuedAction, 'orderId' | 'about'> & { paid?: number; draft?: string };

interface Pickup {
  id: string;
  items: PickupItemInput[];
}

interface Delivery {
  id: string;
  deliveryOTP?: string | null;
  reason?: string | null;
  personChecked?: boolean | null;
}

interface Payment {
  orderId: string;
  input: UpdatePaymentInput;
}

interface Failure {
  id: string;
  reason: FailedAttemptReason;
  note: string | null;
}

function describePickup({ id, items }: Pickup): Description {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const about = `Pickup of ${pieces === 1 ? '1 piece' : `${pieces} pieces`}`;
  return { orderId: id, about, draft: `pickup:${id}` };
}

function deliveredHow({ deliveryOTP, reason, personChecked }: Delivery): string {
  if (deliveryOTP) return `Delivered with the code ${deliveryOTP}`;
  return personChecked
    ? 'Delivered after checking name and phone'
    : `Delivered, no code: ${reason}`;
}

const describeDelivery = ({ id, ...how }: Delivery): Description => ({
  orderId: id,
  about: deliveredHow({ id, ...how }),
  draft: `deliver:${id}`,
});

const ways: Partial<Record<PaymentMethod, string>> = {
  ...{ CASH: ' in cash', UPI: ' by UPI', CARD: ' by card', BANK_TRANSFER: ' by bank transfer' },
};

/** Text and amount of a payment, less what is already queued. A lower amount is not queued; it needs a connection. */
function describePayment({ orderId, input }: Payment, here: KnownHere): Description | undefined {
  const order = here.orderOf(orderId);
  if (!order || input.status === 'UNPAID') return undefined;
  const all = input.status === 'PAID' ? order.due : (input.partialAmount ?? 0) - order.paidAmount;
  const paid = all - here.queuedPayments(orderId);
  const how = input.method ? (ways[input.method] ?? '') : '';
  return { orderId, paid, about: `${formatMoney(paid)} taken${how}`, draft: `payment:${orderId}` };
}

function describeFailure(failure: Failure, stops: readonly Stop[]): Description | undefined {
  const stop = stops.find(({ id }) => id === failure.id);
  return (
    stop && { orderId: stop.orderId, about: failureText(failure), draft: `stop:${stop.id}:failed` }
  );
}

interface KnownHere {
  stops: readonly Stop[];
  /** Queued payments of an order, in paise. */
  queuedPayments: (orderId: string) => number;
  orderOf: (id: string) => Order | undefined;
}

function describe({ operationName, variables }: FailedRequest, here: KnownHere) {
  switch (operationName) {
    case 'RecordPickup':
      return describePickup(variables as unknown as Pickup);
    case 'DeliverOrder':
      return describeDelivery(variables as unknown as Delivery);
    case 'UpdatePayment':
      return describePayment(variables as unknown as Payment, here);
    case 'RecordFailedAttempt':
      return describeFailure(variables as unknown as Failure, here.stops);
    default:
      return undefined;
  }
}

/** Queue entry for a failed request; undefined for other mutations. */
export function toQueuedAction(request: FailedRequest, here: KnownHere): QueuedAction | undefined {
  const described = describe(request, here);
  if (!described) return undefined;
  const { draft: key, ...rest } = described;
  const values = key ? drafts.read(key) : null;
  const { operationName: operation, variables } = request;
  return {
    ...{ id: randomId(), at: new Date().toISOString(), operation, variables, ...rest },
    ...(key && values ? { draft: { key, values } } : {}),
  };
}

/** Queued payments of an order in paise, without rejected ones. */
export const queuedPaymentsOf = (id: string, list: readonly QueuedAction[]): number =>
  list
    .filter(({ orderId, problem }) => orderId === id && !problem)
    .reduce((sum, { paid = 0 }) => sum + paid, 0);

/** True if the order already has the result, because only the answer was lost. */
export function isAlreadyDone({ operation, variables }: QueuedAction, order: Order): boolean {
  if (operation === 'DeliverOrder') return order.orderStatus === 'DELIVERED';
  if (operation !== 'RecordPickup') return false;
  if (order.orderStatus === 'WAITING_FOR_PICKUP' || order.orderStatus === 'CANCELLED') return false;
  const { items } = variables as unknown as Pickup;
  const left = [...order.items];
  // For an item without a price, the server sets the price.
  for (const { clothId, quantity, price } of items) {
    const found = left.findIndex(
      (item) =>
        item.clothId === (clothId ?? null) &&
        item.quantity === quantity &&
        (price ?? item.price) === item.price,
    );
    if (found < 0) return false;
    left.splice(found, 1);
  }
  return left.length === 0;
}

/** True if the order still allows the action. */
export function stillApplies({ operation, variables, paid }: QueuedAction, order: Order): boolean {
  if (operation === 'RecordPickup') return order.orderStatus === 'WAITING_FOR_PICKUP';
  if (operation === 'DeliverOrder') return order.orderStatus === 'DISPATCHED';
  if (operation !== 'UpdatePayment' || !allows(order, 'RECORD_PAYMENT')) return false;
  const { input } = variables as unknown as Payment;
  // The due amount must be unchanged, so that a payment taken by another user is not recorded twice.
  return input.status === 'PAID'
    ? order.due === paid
    : order.due >= (paid ?? 0) && input.partialAmount === order.paidAmount + (paid ?? 0);
}

/** True if the same action is already queued. Payments are compared by their key, because an order may have several. */
export const isQueued = (made: QueuedAction, list: readonly QueuedAction[]): boolean =>
  list.some(
    ({ orderId, operation, problem, variables }) =>
      !problem &&
      orderId === made.orderId &&
      operation === made.operation &&
      (operation !== 'UpdatePayment' || variables['key'] === made.variables['key']),
  );
