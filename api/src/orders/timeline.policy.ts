import { isStaff, type Permitted } from '../auth/permission.policy.js';
import { OrderEventKind } from './order-event.entity.js';
import { stepBetween } from './order.status.js';
import type { TimelineRow } from './timeline.queries.js';

// What customers see of the work on their orders. Staff see all of it.

const INTERNAL: OrderEventKind[] = [OrderEventKind.WRONG_DELIVERY_CODE, OrderEventKind.COUNTED];

/** Names of staff stay in the office: customers see only their own. */
export const nameFor = (
  viewer: (Permitted & { userId: string }) | null,
  by: { userId?: string | null; name: string | null },
): string | null => (viewer && (isStaff(viewer) || by.userId === viewer.userId) ? by.name : null);

/** Why staff took back a step is between them. */
const isInternalReason = ({ fromStatus, toStatus }: TimelineRow): boolean =>
  Boolean(fromStatus && toStatus && stepBetween(fromStatus, toStatus) === 'back');

export function timelineFor(viewer: Permitted | null, events: TimelineRow[]): TimelineRow[] {
  if (viewer && isStaff(viewer)) return events;
  return events
    .filter(({ kind }) => !INTERNAL.includes(kind))
    .map((event) => (isInternalReason(event) ? { ...event, reason: null } : event));
}
