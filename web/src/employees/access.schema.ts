import { PERMISSION_NAMES, type PermissionName } from '@laundry/api/permission';
import { boolean, object, string } from 'yup';

export type AccessValues = Record<PermissionName, boolean> & {
  /** Percent. */
  discountLimit: string;
};

const box = () => boolean().required();

/** A discount in whole percent, as it is typed. */
export const limitRule = () =>
  string()
    .required('Enter 0 to 100')
    .matches(/^(100|\d{1,2})$/, 'Enter a whole number from 0 to 100');

/** A box for each thing that can be given. */
export const accessSchema = object({
  ...(Object.fromEntries(PERMISSION_NAMES.map((name) => [name, box()])) as Record<
    PermissionName,
    ReturnType<typeof box>
  >),
  discountLimit: limitRule(),
});
