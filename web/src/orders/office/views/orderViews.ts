import { OrderView, VIEW_MEANINGS, type OrderViewName } from '@laundry/api/order-views';

export const viewLabels: Record<OrderViewName, string> = {
  TODAYS_PICKUPS: 'Today’s pickups',
  WALK_INS: 'Walk-in, items pending',
  LATE: 'Overdue',
  LATE_PICKUPS: 'Overdue pickups',
  BROKEN_PROMISES: 'Past promised date',
  IN_PLANT: 'In process',
  READY_TO_GO: 'Due by tomorrow',
  OUT: 'Out for delivery',
  WRONG_CODES: 'Wrong delivery codes',
  TO_COLLECT: 'Payment due',
  REFUNDS_DUE: 'Refunds due',
};

/** What the server counts to; what comes to as much may be more. */
const mostCounted = 100;

export const countText = (count: number): string =>
  count < mostCounted ? String(count) : `${mostCounted - 1}+`;

/** Description of a view. */
export const viewMeaning = (view: OrderViewName): string => VIEW_MEANINGS[view];

/** The view that the address names; null for all orders, and for anything unreadable. */
export const viewOf = (text: string | null): OrderViewName | null =>
  text !== null && Object.hasOwn(OrderView, text) ? (text as OrderViewName) : null;

/** Those that always have a tab; the others get one while they are open. */
const tabs: readonly OrderViewName[] = [
  'TODAYS_PICKUPS',
  'WALK_INS',
  'LATE',
  'IN_PLANT',
  'READY_TO_GO',
  'OUT',
  'TO_COLLECT',
  'REFUNDS_DUE',
];

export const tabsWith = (open: OrderViewName | null): readonly OrderViewName[] =>
  open && !tabs.includes(open) ? [...tabs, open] : tabs;
