import { ONLY_PEOPLE } from '@laundry/api/rules/app-limits';
import { PERMISSION_NAMES, type PermissionName } from '@laundry/api/rules/permission';
import { boolean, object, string } from 'yup';
import { permissionGroups, nameOf } from '../employees/presets';

/** Permissions that an app can have, in groups. */
export const appPermissionGroups = permissionGroups
  .map(
    ([label, permissions]) =>
      [label, permissions.filter((one) => !ONLY_PEOPLE.includes(one))] as const,
  )
  .filter(([, permissions]) => permissions.length > 0);

const offered = new Set(appPermissionGroups.flatMap(([, permissions]) => permissions.map(nameOf)));

export const appPermissionNames: readonly PermissionName[] = PERMISSION_NAMES.filter((name) =>
  offered.has(name),
);

export type AppValues = Record<PermissionName, boolean> & {
  name: string;
  note: string;
  kind: string;
  enterpriseId: string;
};

export const chosenOf = (values: AppValues): PermissionName[] =>
  values.kind === 'PARTNER' ? [] : appPermissionNames.filter((name) => values[name]);

const box = () => boolean().required();

export const appSchema = object({
  ...(Object.fromEntries(PERMISSION_NAMES.map((name) => [name, box()])) as Record<
    PermissionName,
    ReturnType<typeof box>
  >),
  name: string().trim().required('Name is required').max(60, 'Name must be at most 60 characters'),
  note: string().default('').max(300, 'Note must be at most 300 characters'),
  kind: string().required(),
  enterpriseId: string()
    .default('')
    .test('chosen', 'Choose an enterprise', (id, { parent }) => {
      const { kind } = parent as AppValues;
      return kind !== 'PARTNER' || Boolean(id);
    }),
});

export const tokenSchema = object({
  label: string()
    .trim()
    .required('Label is required')
    .max(60, 'Label must be at most 60 characters'),
  days: string()
    .required('Enter 1 to 365')
    .matches(/^([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5])$/, 'Enter a whole number from 1 to 365'),
  networks: string().default(''),
});
