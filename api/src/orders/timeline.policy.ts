import { isStaff, type Permitted } from '../auth/permission.policy.js';
import { OrderEventKind } from './order-event.entity.js';
import { stepBetween } from './order.status.js';
import type { TimelineRow } from './timeline.queries.js';

// Rules for the timeline that customers see. Staff see all of it.

const INTERNAL: OrderEventKind[] = [OrderEventKind.WRONG_DELIVERY_CODE, OrderEventKind.COUNTED];

/** Customers see their own name and no names of staff. */
export const nameFor = (
  viewer: (Permitted & { userId: string }) | null,
  by: { userId?: string | null; name: string | null },
): string | null => (viewer && (isStaff(viewer) || by.userId === viewer.userId) ? by.name : null);

/** Customers do not see the reason of a step back. */
const isInternalReason = ({ fromStatus, toStatus }: TimelineRow): boolean =>
  Boolean(fromStatus && toStatus && stepBetween(fromStatus, toStatus) === 'back');

export function timelineFor(viewer: Permitted | null, events: TimelineRow[]): TimelineRow[] {
  if (viewer && isStaff(viewer)) return events;
  return events
    .filter(({ kind }) => !INTERNAL.includes(kind))
    .map((event) => (isInternalReason(event) ? { ...event, reason: null } : event));
}
