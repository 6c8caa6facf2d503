import type { OrderStatus } from '../../../graphql/generated';
import { doneAt } from '../../recordedMoment';

/** The life of an order, in its order. */
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
  /** When the order last came there. */
  at: string | undefined;
}

/** When the order came to each status on its way to where it is; a step back undoes what lay after it. */
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

/** Each step of the life of an order; none for one that was cancelled. */
export function orderPath(order: LivedOrder): LifeStep[] {
  const current = orderLife.indexOf(order.orderStatus);
  if (current < 0) return [];
  const times = reached(order);
  const last = orderLife.length - 1;
  return orderLife.map((status, index) => {
    const at = index <= current ? times.get(status) : undefined;
    if (index > current) return { status, state: 'ahead', at };
    // The last step has nothing after it: once there, it is done.
    if (index === current) return { status, state: index === last ? 'done' : 'now', at };
    return { status, state: at ? 'done' : 'skipped', at };
  });
}
