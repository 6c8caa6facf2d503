import { PERMISSION_NAMES, type PermissionName } from '@laundry/api/permission';
import { boolean, object } from 'yup';

export type AccessValues = Record<PermissionName, boolean>;

const box = () => boolean().required();

/** A box for each thing that can be given. */
export const accessSchema = object(
  Object.fromEntries(PERMISSION_NAMES.map((name) => [name, box()])) as Record<
    PermissionName,
    ReturnType<typeof box>
  >,
);
