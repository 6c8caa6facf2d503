import { drivesOnly } from '../auth/ownership.policy.js';
import type { Permission } from '../auth/permission.js';
import { isAdmin, may, notPermitted, type Permitted } from '../auth/permission.policy.js';
import type { AppError } from '../platform/errors.js';

// Permissions for photos. Drivers have access to those of the orders in their own rounds.

type Asking = Permitted & { userId: string };

/** Permissions of staff who handle laundry; they may add photos. */
const ADDING: Permission[] = ['orders.pickup', 'orders.move', 'orders.deliver'];

/** Orders with whose photos a user may work. */
export type PhotoReach = 'all' | 'driven' | 'none';

export const mayAdd = (viewer: Asking): PhotoReach =>
  reach(
    viewer,
    ADDING.some((leave) => may(viewer, leave)),
  );

/** Customers may also see photos of their own orders. */
export const maySee = (viewer: Asking): PhotoReach => reach(viewer, may(viewer, 'orders.read'));

const reach = (viewer: Asking, all: boolean): PhotoReach =>
  all && !drivesOnly(viewer) ? 'all' : may(viewer, 'rounds.drive') ? 'driven' : 'none';

export const notAdding = (viewer: Asking): AppError => notPermitted(viewer, 'orders.pickup');

const DAY_MS = 24 * 60 * 60 * 1000;

/** The user who added the photo may remove it for a day; admins always. */
export const mayRemove = (
  viewer: Asking,
  { addedBy, at }: { addedBy: string; at: Date | string },
) =>
  isAdmin(viewer) ||
  (mayAdd(viewer) !== 'none' &&
    addedBy === viewer.userId &&
    Date.now() - new Date(at).getTime() < DAY_MS);
