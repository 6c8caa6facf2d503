import { isStaff, type Permitted } from '../auth/permission.policy.js';
import { OrderEventKind } from './order-event.entity.js';
import { transitionBetween } from './order.status.js';
import type { TimelineRow } from './timeline.queries.js';

// Timeline events that customers do not see; staff see all events.

const INTERNAL_KINDS: OrderEventKind[] = [
  OrderEventKind.WRONG_DELIVERY_CODE,
  OrderEventKind.PIECES_COUNTED,
];

/**
 * Name of the person who caused an event. Customers see only their own name, not names of staff.
 */
export const nameFor = (
  viewer: (Permitted & { userId: string }) | null,
  by: { userId?: string | null; name: string | null },
): string | null => (viewer && (isStaff(viewer) || by.userId === viewer.userId) ? by.name : null);

/** Whether the reason is hidden from customers: the reason of a step back is. */
const isInternalReason = ({ fromStatus, toStatus }: TimelineRow): boolean =>
  Boolean(fromStatus && toStatus && transitionBetween(fromStatus, toStatus) === 'back');

export function timelineFor(viewer: Permitted | null, events: TimelineRow[]): TimelineRow[] {
  if (viewer && isStaff(viewer)) return events;
  return events
    .filter(({ kind }) => !INTERNAL_KINDS.includes(kind))
    .map((event) => (isInternalReason(event) ? { ...event, reason: null } : event));
}
