import type { OrderStatus } from '../../../graphql/schema.generated';
import { doneAt } from '../../recordedMoment';

/** Order statuses from pickup to delivery. */
const orderLife: OrderStatus[] = [
  'WAITING_FOR_PICKUP',
  'PICKED',
  'PROCESSING',
  'DISPATCHED',
  'DELIVERED',
];

interface LivedOrder {
  orderStatus: OrderStatus;
  timeline: readonly { at: string; recordedAt: string | null; to: OrderStatus | null }[];
}

export interface LifeStep {
  status: OrderStatus;
  state: 'done' | 'now' | 'ahead' | 'skipped';
  /** Time of the last change to this status. */
  at: string | undefined;
}

/**
 * Time of each status on the way to the current one. Moving an order back removes the later times.
 */
function reached({ timeline }: LivedOrder): Map<OrderStatus, string> {
  const times = new Map<OrderStatus, string>();
  for (const event of timeline) {
    const { to } = event;
    const index = to ? orderLife.indexOf(to) : -1;
    if (!to || index < 0) continue;
    for (const later of orderLife.slice(index + 1)) times.delete(later);
    times.set(to, doneAt(event));
  }
  return times;
}

/** The statuses that the customer sees as progress. Empty for a cancelled order. */
export function orderPath(order: LivedOrder): LifeStep[] {
  const current = orderLife.indexOf(order.orderStatus);
  if (current < 0) return [];
  const times = reached(order);
  const last = orderLife.length - 1;
  return orderLife.map((status, index) => {
    const at = index <= current ? times.get(status) : undefined;
    if (index > current) return { status, state: 'ahead', at };
    // The last status is final, so it is done as soon as the order has it.
    if (index === current) return { status, state: index === last ? 'done' : 'now', at };
    return { status, state: at ? 'done' : 'skipped', at };
  });
}
