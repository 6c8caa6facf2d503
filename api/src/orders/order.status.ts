/** Stored and, in REST, spoken by these texts, in the order of progress. */
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
 * How an order gets from one status to another. A pickup comes with items and a delivery with a code,
 * so each has a use case of its own.
 */
export type Step = 'pickup' | 'forward' | 'delivery' | 'back' | 'cancel';

/** Every change of status there is. What is not in here cannot happen. */
const TRANSITIONS: Record<OrderStatus, Partial<Record<OrderStatus, Step>>> = {
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

/** The step between two statuses; undefined when there is none. */
export const stepBetween = (from: OrderStatus, to: OrderStatus): Step | undefined =>
  TRANSITIONS[from][to];

/** Where an order can go from here, in the order of progress. */
export const nextStatuses = (from: OrderStatus): OrderStatus[] =>
  Object.values(OrderStatus).filter((to) => TRANSITIONS[from][to]);

/** Whoever undoes something says why. */
export const needsReason = (step: Step): boolean => step === 'back' || step === 'cancel';

/** A customer may change or call off an order until somebody comes for it. */
export const isOpenToCustomer = (status: OrderStatus): boolean =>
  status === OrderStatus.WAITING_FOR_PICKUP;

/** Neither at its end nor called off: where to go, whom to call and the promised day can still change. */
export const isUnderWay = (status: OrderStatus): boolean =>
  status !== OrderStatus.DELIVERED && status !== OrderStatus.CANCELLED;

/** Items can be put right until the laundry leaves the house. */
export const itemsCanChange = (status: OrderStatus): boolean =>
  status === OrderStatus.PICKED || status === OrderStatus.PROCESSING;

/** There is a bill from the pickup on; nobody pays for what is cancelled. */
export const hasBill = (status: OrderStatus): boolean =>
  status !== OrderStatus.WAITING_FOR_PICKUP && status !== OrderStatus.CANCELLED;
