import { Permission, PERMISSION_NAMES, type PermissionName } from '@laundry/api/rules/permission';
import { drivingWork } from '../../session/permissions/officePages';
import type { PresetForm_PresetFragment } from '../business/PresetForm.generated';
import type { PresetName } from '../../graphql/schema.generated';

// Preset of permissions for a common job in a laundry. It only fills in the form: saving stores the
// checkboxes.

export interface Preset {
  name: PresetName;
  label: string;
  /** Description of the job. */
  about: string;
  /** Permissions without those that the settings of the preset add. */
  permissions: readonly Permission[];
}

type Settings = Pick<PresetForm_PresetFragment, 'anyDiscount' | 'changePrices'>;

/** Permissions that the settings of a preset add. */
const bySetting: readonly Permission[] = ['orders.discount', 'orders.price'];

const all = Object.values(Permission);

export const presets: readonly Preset[] = [
  {
    name: 'COUNTER',
    label: 'Counter',
    about: 'Front desk: bookings, check-in, hand-over and payments.',
    permissions: [
      ...(['orders.read', 'orders.book', 'orders.pickup', 'orders.deliver'] as const),
      ...(['orders.cancel', 'payments.take', 'customers.read', 'customers.write'] as const),
    ],
  },
  {
    name: 'PLANT',
    label: 'Plant',
    about: 'Counts pieces, washes, irons and updates order status.',
    permissions: ['orders.read', 'orders.pickup', 'orders.update_status'],
  },
  {
    name: 'DRIVER',
    label: 'Driver',
    about: 'Pickups, deliveries and payments at the door.',
    permissions: drivingWork,
  },
  {
    name: 'MANAGER',
    label: 'Manager',
    about: 'Runs the laundry: everything except the settings.',
    permissions: all.filter(
      (permission) => permission !== 'settings.write' && !bySetting.includes(permission),
    ),
  },
];

/** All permissions that an admin can grant, in groups. */
export const permissionGroups: readonly (readonly [
  label: string,
  permissions: readonly Permission[],
])[] = [
  ['Orders', all.filter((permission) => permission.startsWith('orders.'))],
  ['Money', all.filter((permission) => permission.startsWith('payments.'))],
  ['Customers', all.filter((permission) => permission.startsWith('customers.'))],
  ['Catalogue and businesses', ['catalogue.write', 'enterprises.write']],
  ['Rounds', all.filter((permission) => permission.startsWith('rounds.'))],
  ['Office', ['reports.read', 'invoices.issue', 'staff.write', 'audit.read', 'settings.write']],
];

export const nameOf = (permission: Permission): PermissionName =>
  PERMISSION_NAMES.find((name) => Permission[name] === permission) ?? 'ORDERS_READ';

/** All permissions of a preset with these settings. */
export const permissionsWith = (
  { permissions }: Preset,
  { anyDiscount, changePrices }: Settings,
): readonly Permission[] => [
  ...permissions,
  ...(anyDiscount ? ['orders.discount' as const] : []),
  ...(changePrices ? ['orders.price' as const] : []),
];

/**
 * The preset with exactly these permissions. Ignores permissions for discounts and prices, because
 * the settings of the preset may have changed since the grant.
 */
export function presetOf(given: readonly PermissionName[]): Preset | undefined {
  const work = given.filter((name) => !bySetting.map(nameOf).includes(name));
  return presets.find(
    ({ permissions }) =>
      permissions.length === work.length &&
      permissions.every((permission) => work.includes(nameOf(permission))),
  );
}
