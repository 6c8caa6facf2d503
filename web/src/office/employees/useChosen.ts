import { PERMISSION_NAMES, type PermissionName } from '@laundry/api/rules/permission';
import { useFormikContext } from 'formik';
import type { AccessValues } from './access.schema';

/** The permissions whose checkboxes are selected. */
export function useChosen(): PermissionName[] {
  const { values } = useFormikContext<AccessValues>();
  return PERMISSION_NAMES.filter((name) => values[name]);
}
