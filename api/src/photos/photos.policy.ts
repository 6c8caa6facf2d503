import { drivesOnly } from '../auth/ownership.policy.js';
import type { Permission } from '../../rules/permission.js';
import {
  isAdmin,
  hasPermission,
  permissionDenied,
  type Permitted,
} from '../auth/permission.policy.js';
import type { AppError } from '../platform/errors.js';

// Permissions for photos. Drivers may use the photos of orders in their own rounds.

type SignedInUser = Permitted & { userId: string };

/** Permissions of staff who may add photos. */
const ADDING: Permission[] = ['orders.pickup', 'orders.update_status', 'orders.deliver'];

/** Orders whose photos a user may use: all, those in the driver's own rounds, or none. */
export type PhotoReach = 'all' | 'driven' | 'none';

export const mayAdd = (viewer: SignedInUser): PhotoReach =>
  reach(
    viewer,
    ADDING.some((permission) => hasPermission(viewer, permission)),
  );

/**
 * Orders whose photos a viewer may see by permission. Customers may also see photos of their own
 * orders.
 */
export const maySee = (viewer: SignedInUser): PhotoReach =>
  reach(viewer, hasPermission(viewer, 'orders.read'));

const reach = (viewer: SignedInUser, all: boolean): PhotoReach =>
  all && !drivesOnly(viewer) ? 'all' : hasPermission(viewer, 'rounds.drive') ? 'driven' : 'none';

export const notAdding = (viewer: SignedInUser): AppError =>
  permissionDenied(viewer, 'orders.pickup');

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether the viewer may remove a photo: the user who added it within 24 hours, and admins always.
 */
export const mayRemove = (
  viewer: SignedInUser,
  { addedBy, at }: { addedBy: string | null; at: Date | string },
) =>
  isAdmin(viewer) ||
  (mayAdd(viewer) !== 'none' &&
    addedBy === viewer.userId &&
    Date.now() - new Date(at).getTime() < DAY_MS);
