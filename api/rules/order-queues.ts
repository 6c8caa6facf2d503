/**
 * Order queues: work lists of orders for staff. `orders/list/order-queue.queries.ts` has the SQL condition
 * of each queue.
 */
export const OrderQueue = {
  TODAYS_PICKUPS: 'todays pickups',
  WALK_INS: 'walk ins',
  OVERDUE: 'overdue',
  OVERDUE_PICKUPS: 'overdue pickups',
  OVERDUE_DELIVERIES: 'overdue deliveries',
  IN_PLANT: 'in plant',
  DUE_BY_TOMORROW: 'due by tomorrow',
  OUT_FOR_DELIVERY: 'out for delivery',
  DELIVERY_CODE_FAILED: 'delivery code failed',
  PAYMENT_DUE: 'payment due',
  REFUNDS_DUE: 'refunds due',
} as const;
export type OrderQueue = (typeof OrderQueue)[keyof typeof OrderQueue];
export type OrderQueueName = keyof typeof OrderQueue;

/** Description of each order queue, on screens and in the schema. Days are in Asia/Kolkata. */
export const QUEUE_DESCRIPTIONS: Record<OrderQueueName, string> = {
  TODAYS_PICKUPS: 'Pickup is today and not done yet.',
  WALK_INS: 'Brought to the counter, and its items are not recorded yet.',
  OVERDUE: 'The pickup day or the promised day has passed, and it is not done.',
  OVERDUE_PICKUPS: 'The pickup day is over, and the laundry was not picked up.',
  OVERDUE_DELIVERIES: 'The promised day is over; picked up, and not delivered.',
  IN_PLANT: 'Picked up or being cleaned: still with us.',
  DUE_BY_TOMORROW: 'Being cleaned, and promised by tomorrow: finish and send these out next.',
  OUT_FOR_DELIVERY: 'On the way back to the customer, or ready at the counter.',
  DELIVERY_CODE_FAILED: 'On the way, and a wrong delivery code was tried since it went out.',
  PAYMENT_DUE:
    'Delivered, and not paid in full: money to collect. Orders on the way are not in this list.',
  REFUNDS_DUE:
    'Money to refund: the order was cancelled after payment, or paid more than the bill.',
};
