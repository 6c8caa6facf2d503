// The web app imports this file too, so it must not import anything.

/**
 * Order queues: work lists of orders for staff. `list/order-view.queries.ts` defines each one in
 * SQL.
 */
export const OrderView = {
  TODAYS_PICKUPS: 'todays pickups',
  WALK_INS: 'walk ins',
  LATE: 'late',
  LATE_PICKUPS: 'late pickups',
  BROKEN_PROMISES: 'broken promises',
  IN_PLANT: 'in plant',
  READY_TO_GO: 'ready to go',
  OUT: 'out',
  WRONG_CODES: 'wrong codes',
  TO_COLLECT: 'to collect',
  REFUNDS_DUE: 'refunds due',
} as const;
export type OrderView = (typeof OrderView)[keyof typeof OrderView];
export type OrderViewName = keyof typeof OrderView;

/** Description of each order queue, on screens and in the schema. Days are in Asia/Kolkata. */
export const VIEW_MEANINGS: Record<OrderViewName, string> = {
  TODAYS_PICKUPS: 'Pickup is today and not done yet.',
  WALK_INS: 'Brought to the counter, and its items are not recorded yet.',
  LATE: 'The pickup day or the promised day has passed, and it is not done.',
  LATE_PICKUPS: 'The pickup day is over, and the laundry was not picked up.',
  BROKEN_PROMISES: 'The promised day is over; picked up, and not delivered.',
  IN_PLANT: 'Picked up or being cleaned: still with us.',
  READY_TO_GO: 'Being cleaned, and promised by tomorrow at the latest: next to be sent out.',
  OUT: 'On the way back to the customer.',
  WRONG_CODES: 'On the way, and a wrong delivery code was tried since it went out.',
  TO_COLLECT: 'Delivered, and not yet paid in full.',
  REFUNDS_DUE:
    'Money to refund: the order was cancelled after payment, or paid more than the bill.',
};
