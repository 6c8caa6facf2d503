import type { Permission } from '../../rules/permission.js';
import { hasPermission, isStaff, requirePermission } from '../auth/permission.policy.js';
import type { Permitted } from '../auth/permission.policy.js';
import { INTERNAL_KINDS } from '../orders/timeline/timeline.policy.js';
import { EventType } from './event-type.js';

/** Permission with which staff read the records of an event type, by the first part of the type. */
const NEEDED: Record<string, Permission> = {
  customer: 'customers.read',
  address: 'customers.read',
  recurring_pickup: 'orders.book',
  statement: 'reports.read',
  cash_up: 'payments.take',
};

const permissionOf = (type: EventType): Permission =>
  NEEDED[type.split('.')[0] ?? ''] ?? 'orders.read';

const INTERNAL = INTERNAL_KINDS.map((kind) => `order.${kind.replaceAll(' ', '_')}`);

/**
 * The event types of `asked` that the viewer may read; without `asked`, of all types.
 */
export function readableTypes(
  viewer: Permitted,
  asked: readonly EventType[] = Object.values(EventType),
): EventType[] {
  if (!isStaff(viewer)) return asked.filter((type) => !INTERNAL.includes(type));
  return asked.filter((type) => hasPermission(viewer, permissionOf(type)));
}

/** Throws FORBIDDEN for staff without the permission of one of these event types. */
export function checkTypes(viewer: Permitted, asked: readonly EventType[]): void {
  if (isStaff(viewer)) for (const type of asked) requirePermission(viewer, permissionOf(type));
}
