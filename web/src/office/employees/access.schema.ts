import { PERMISSION_NAMES, type PermissionName } from '@laundry/api/rules/permission';
import { boolean, object, string } from 'yup';

export type AccessValues = Record<PermissionName, boolean> & {
  /** Percent. */
  discountLimit: string;
};

const box = () => boolean().required();

/** Rule for a discount limit in whole percent. */
export const limitRule = () =>
  string()
    .required('Enter 0 to 100')
    .matches(/^(100|\d{1,2})$/, 'Enter a whole number from 0 to 100');

/** One checkbox for each permission. */
export const accessSchema = object({
  ...(Object.fromEntries(PERMISSION_NAMES.map((name) => [name, box()])) as Record<
    PermissionName,
    ReturnType<typeof box>
  >),
  discountLimit: limitRule(),
});
