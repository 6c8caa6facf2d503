import type { OrderStatus } from '../../../graphql/schema.generated';
import { occurredAt } from '../../../orders/occurredAt';

/** Order statuses from pickup to delivery. */
const statusSequence: OrderStatus[] = [
  'WAITING_FOR_PICKUP',
  'PICKED',
  'PROCESSING',
  'DISPATCHED',
  'DELIVERED',
];

interface OrderHistory {
  orderStatus: OrderStatus;
  timeline: readonly {
    occurredAt: string;
    recordedAt: string | null;
    toStatus: OrderStatus | null;
  }[];
}

export interface ProgressStep {
  status: OrderStatus;
  state: 'done' | 'now' | 'ahead' | 'skipped';
  /** Time of the last change to this status. */
  at: string | undefined;
}

/**
 * Time of each status on the way to the current one. Moving an order back removes the later times.
 */
function reached({ timeline }: OrderHistory): Map<OrderStatus, string> {
  const times = new Map<OrderStatus, string>();
  for (const event of timeline) {
    const { toStatus } = event;
    const index = toStatus ? statusSequence.indexOf(toStatus) : -1;
    if (!toStatus || index < 0) continue;
    for (const later of statusSequence.slice(index + 1)) times.delete(later);
    times.set(toStatus, occurredAt(event));
  }
  return times;
}

/** The statuses that the customer sees as progress. Empty for a cancelled order. */
export function progressSteps(order: OrderHistory): ProgressStep[] {
  const current = statusSequence.indexOf(order.orderStatus);
  if (current < 0) return [];
  const times = reached(order);
  const last = statusSequence.length - 1;
  return statusSequence.map((status, index) => {
    const at = index <= current ? times.get(status) : undefined;
    if (index > current) return { status, state: 'ahead', at };
    // The last status is final, so it is done as soon as the order has it.
    if (index === current) return { status, state: index === last ? 'done' : 'now', at };
    return { status, state: at ? 'done' : 'skipped', at };
  });
}
