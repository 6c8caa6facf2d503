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
