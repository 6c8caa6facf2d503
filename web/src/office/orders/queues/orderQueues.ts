import {
  OrderQueue,
  QUEUE_DESCRIPTIONS,
  type OrderQueueName,
} from '@laundry/api/rules/order-queues';

export const queueLabels: Record<OrderQueueName, string> = {
  TODAYS_PICKUPS: 'Today’s pickups',
  WALK_INS: 'Walk-in, items pending',
  OVERDUE: 'Overdue',
  OVERDUE_PICKUPS: 'Overdue pickups',
  OVERDUE_DELIVERIES: 'Past promised date',
  IN_PLANT: 'In process',
  DUE_BY_TOMORROW: 'Due by tomorrow',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERY_CODE_FAILED: 'Wrong delivery codes',
  PAYMENT_DUE: 'Payment due',
  REFUNDS_DUE: 'Refunds due',
};

/** Limit to which the server counts a queue. This count may stand for more orders. */
const mostCounted = 100;

export const countText = (count: number): string =>
  count < mostCounted ? String(count) : `${mostCounted - 1}+`;

export const queueDescription = (queue: OrderQueueName): string => QUEUE_DESCRIPTIONS[queue];

/** The queue in the page address. Null for all orders and for an unknown name. */
export const queueOf = (text: string | null): OrderQueueName | null =>
  text !== null && Object.hasOwn(OrderQueue, text) ? (text as OrderQueueName) : null;

/** Queues that always have a tab. Other queues have one only while they are open. */
const tabs: readonly OrderQueueName[] = [
  'TODAYS_PICKUPS',
  'WALK_INS',
  'OVERDUE',
  'IN_PLANT',
  'DUE_BY_TOMORROW',
  'OUT_FOR_DELIVERY',
  'PAYMENT_DUE',
  'REFUNDS_DUE',
];

export const tabsWith = (open: OrderQueueName | null): readonly OrderQueueName[] =>
  open && !tabs.includes(open) ? [...tabs, open] : tabs;
