/** Values in the database and in REST, in the order of progress. */
export const OrderStatus = {
  WAITING_FOR_PICKUP: 'waiting for pickup',
  PICKED: 'picked',
  PROCESSING: 'processing',
  DISPATCHED: 'dispatched',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/**
 * The kind of a status change. Pickup and delivery are separate kinds, because they need items or a
 * delivery code.
 */
export type StatusTransition = 'pickup' | 'forward' | 'delivery' | 'back' | 'cancel';

/** All allowed status changes, by current and new status. */
const TRANSITIONS: Record<OrderStatus, Partial<Record<OrderStatus, StatusTransition>>> = {
  'waiting for pickup': { picked: 'pickup', cancelled: 'cancel' },
  picked: {
    'waiting for pickup': 'back',
    processing: 'forward',
    dispatched: 'forward',
    cancelled: 'cancel',
  },
  processing: { picked: 'back', dispatched: 'forward', cancelled: 'cancel' },
  dispatched: { processing: 'back', delivered: 'delivery', cancelled: 'cancel' },
  delivered: { dispatched: 'back' },
  cancelled: {},
};

/** The step between two statuses; undefined if it is not allowed. */
export const transitionBetween = (
  from: OrderStatus,
  to: OrderStatus,
): StatusTransition | undefined => TRANSITIONS[from][to];

/** Statuses that can follow this one, in the order of progress. */
export const nextStatuses = (from: OrderStatus): OrderStatus[] =>
  Object.values(OrderStatus).filter((to) => TRANSITIONS[from][to]);

/** A step back and a cancellation need a reason. */
export const needsReason = (step: StatusTransition): boolean =>
  step === 'back' || step === 'cancel';

/** A customer may change or cancel an order until the pickup. */
export const isOpenToCustomer = (status: OrderStatus): boolean =>
  status === OrderStatus.WAITING_FOR_PICKUP;

/**
 * Whether an order is neither delivered nor cancelled, so that address, phone and promised day can
 * change.
 */
export const isUnderWay = (status: OrderStatus): boolean =>
  status !== OrderStatus.DELIVERED && status !== OrderStatus.CANCELLED;

/** Items can be corrected until the order is dispatched. */
export const itemsCanChange = (status: OrderStatus): boolean =>
  status === OrderStatus.PICKED || status === OrderStatus.PROCESSING;

/** An order has a bill from the pickup on. A cancelled order cannot be paid. */
export const hasBill = (status: OrderStatus): boolean =>
  status !== OrderStatus.WAITING_FOR_PICKUP && status !== OrderStatus.CANCELLED;
