import { Permission, PERMISSION_NAMES, type PermissionName } from '@laundry/api/permission';
import type { Leave } from '../auth/leave/leave';
import { drivingWork } from '../auth/leave/officePages';
import type { PresetForm_PresetFragment, PresetName } from '../graphql/generated';

// The permissions of the usual work in a laundry. A preset fills in the access form; the form saves what is ticked.

export interface Preset {
  name: PresetName;
  label: string;
  /** Whose work it is. */
  about: string;
  /** Without the permissions that the settings of the preset add. */
  leaves: readonly Leave[];
}

type Settings = Pick<PresetForm_PresetFragment, 'anyDiscount' | 'changePrices'>;

/** Permissions that the settings of a preset add. */
const bySetting: readonly Leave[] = ['orders.discount', 'orders.price'];

const all = Object.values(Permission);

export const presets: readonly Preset[] = [
  {
    name: 'COUNTER',
    label: 'Counter',
    about: 'Meets customers: books, records what comes in, hands over and takes money.',
    leaves: [
      ...(['orders.read', 'orders.book', 'orders.pickup', 'orders.deliver'] as const),
      ...(['orders.cancel', 'payments.take', 'customers.read', 'customers.write'] as const),
    ],
  },
  {
    name: 'PLANT',
    label: 'Plant',
    about: 'Washes and irons: counts what came in and moves orders on.',
    leaves: ['orders.read', 'orders.pickup', 'orders.move'],
  },
  {
    name: 'DRIVER',
    label: 'Driver',
    about: 'Fetches and brings: records pickups, delivers and takes money at the door.',
    leaves: drivingWork,
  },
  {
    name: 'MANAGER',
    label: 'Manager',
    about: 'Runs the laundry: everything but the settings.',
    leaves: all.filter((leave) => leave !== 'settings.write' && !bySetting.includes(leave)),
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

/** All permissions of a preset with these settings. */
export const leavesWith = (
  { leaves }: Preset,
  { anyDiscount, changePrices }: Settings,
): readonly Leave[] => [
  ...leaves,
  ...(anyDiscount ? ['orders.discount' as const] : []),
  ...(changePrices ? ['orders.price' as const] : []),
];

/** The preset with exactly these permissions. Discounts and prices do not count: their setting may have changed since. */
export function presetOf(given: readonly PermissionName[]): Preset | undefined {
  const work = given.filter((name) => !bySetting.map(nameOf).includes(name));
  return presets.find(
    ({ leaves }) =>
      leaves.length === work.length && leaves.every((leave) => work.includes(nameOf(leave))),
  );
}
