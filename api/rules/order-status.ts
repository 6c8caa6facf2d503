/** Statuses with their values in the database and in REST, from the booking to the delivery. */
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
 * Kind of a status change. Pickup and delivery have their own kinds, because a pickup needs items
 * and a delivery needs a delivery code or a reason.
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

/** The kind of a status change; undefined if the change is not allowed. */
export const transitionBetween = (
  from: OrderStatus,
  to: OrderStatus,
): StatusTransition | undefined => TRANSITIONS[from][to];

/** Statuses that can follow this one, from the booking to the delivery. */
export const nextStatuses = (from: OrderStatus): OrderStatus[] =>
  Object.values(OrderStatus).filter((to) => TRANSITIONS[from][to]);

/** Whether staff must give a reason: for a step back and for a cancellation. */
export const needsReason = (step: StatusTransition): boolean =>
  step === 'back' || step === 'cancel';

/**
 * Whether an order is neither delivered nor cancelled, so that address, phone and promised day can
 * change.
 */
export const isUnderWay = (status: OrderStatus): boolean =>
  status !== OrderStatus.DELIVERED && status !== OrderStatus.CANCELLED;

/**
 * Whether the order has a bill that can be changed and paid: from the pickup on, unless it is
 * cancelled.
 */
export const hasBill = (status: OrderStatus): boolean =>
  status !== OrderStatus.WAITING_FOR_PICKUP && status !== OrderStatus.CANCELLED;
