import { Permission, PERMISSION_NAMES, type PermissionName } from '@laundry/api/permission';
import type { Leave } from '../auth/leave/leave';
import { drivingWork } from '../auth/leave/officePages';

// What the usual work in a laundry takes. These are proposals, which tick boxes: what is kept is what stands ticked.

export interface Preset {
  label: string;
  /** Whose work it is. */
  about: string;
  leaves: readonly Leave[];
  /** Highest discount in percent; without effect where they may give more. */
  discountLimit: number;
}

const all = Object.values(Permission);

export const presets: readonly Preset[] = [
  {
    label: 'Counter',
    discountLimit: 10,
    about: 'Meets customers: books, records what comes in, hands over and takes money.',
    leaves: [
      ...(['orders.read', 'orders.book', 'orders.pickup', 'orders.deliver'] as const),
      ...(['orders.cancel', 'payments.take', 'customers.read', 'customers.write'] as const),
    ],
  },
  {
    label: 'Plant',
    discountLimit: 0,
    about: 'Washes and irons: counts what came in and moves orders on.',
    leaves: ['orders.read', 'orders.pickup', 'orders.move'],
  },
  {
    label: 'Driver',
    discountLimit: 0,
    about: 'Fetches and brings: records pickups, delivers and takes money at the door.',
    leaves: drivingWork,
  },
  {
    label: 'Manager',
    discountLimit: 0,
    about: 'Runs the laundry: everything but the settings.',
    leaves: all.filter((leave) => leave !== 'settings.write'),
  },
];

/** All that can be given, as it belongs together. */
export const leaveGroups: readonly (readonly [label: string, leaves: readonly Leave[]])[] = [
  ['Orders', all.filter((leave) => leave.startsWith('orders.'))],
  ['Money', all.filter((leave) => leave.startsWith('payments.'))],
  ['Customers', all.filter((leave) => leave.startsWith('customers.'))],
  ['Catalogue and businesses', ['catalogue.write', 'enterprises.write']],
  ['Rounds', all.filter((leave) => leave.startsWith('rounds.'))],
  ['Office', ['reports.read', 'papers.write', 'staff.write', 'audit.read', 'settings.write']],
];

export const nameOf = (leave: Leave): PermissionName =>
  PERMISSION_NAMES.find((name) => Permission[name] === leave) ?? 'ORDERS_READ';

/** The preset that is just this, if one is. */
export const presetOf = (given: readonly PermissionName[]): Preset | undefined =>
  presets.find(
    ({ leaves }) =>
      leaves.length === given.length && leaves.every((leave) => given.includes(nameOf(leave))),
  );
