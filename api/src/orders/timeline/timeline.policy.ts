import { isStaff, type Permitted } from '../../auth/permission.policy.js';
import { type Actor, actorOf, type ActorRow } from '../../users/actor.js';
import { OrderEventKind } from '../order-event.entity.js';
import { transitionBetween } from '../../../rules/order-status.js';
import type { TimelineRow } from './timeline.queries.js';

/** Timeline events that customers do not see; staff see all events. */
export const INTERNAL_KINDS: OrderEventKind[] = [
  OrderEventKind.WRONG_DELIVERY_CODE,
  OrderEventKind.PIECES_COUNTED,
];

/** The actor of a row. Customers see only themselves, not the names of staff. */
export const actorFor = (
  viewer: (Permitted & { userId: string }) | null,
  row: ActorRow,
): Actor | null =>
  viewer && (isStaff(viewer) || row.actorId === viewer.userId) ? actorOf(row) : null;

/** Whether the reason is hidden from customers: the reason of a step back is. */
const isInternalReason = ({ fromStatus, toStatus }: TimelineRow): boolean =>
  Boolean(fromStatus && toStatus && transitionBetween(fromStatus, toStatus) === 'back');

export function timelineFor(viewer: Permitted | null, events: TimelineRow[]): TimelineRow[] {
  if (viewer && isStaff(viewer)) return events;
  return events
    .filter(({ kind }) => !INTERNAL_KINDS.includes(kind))
    .map((event) => (isInternalReason(event) ? { ...event, reason: null } : event));
}
