import type { Permission } from '../../../rules/permission.js';
import type { LimitName } from '../../platform/rate-limit/rate-limiter.js';

/**
 * Permission check of an operation: public, signed-in, or a staff permission. Services and queries
 * check the access to single records.
 */
export type Access = 'public' | 'user' | Permission;

export interface Policy {
  access: Access;
  /** Other permissions, each of which also allows the operation. */
  alternatives: readonly Permission[];
  /** Permission with which staff may use the operation on records of all users. */
  staffPermission?: Permission;
  /** Whether drivers may use the operation on orders of their own rounds. */
  allowsDrivers?: boolean;
  /** Whether the operation covers all orders, so that drivers need `orders.read` too. */
  allOrders?: boolean;
  /** Permissions that some fields of the input need in addition. The service checks them. */
  inputPermissions?: readonly Permission[];
  limit?: LimitName;
  allowsWithoutPasskey?: boolean;
  /** Whether API tokens are refused, because only a person may use the operation. */
  requiresSession?: boolean;
}
