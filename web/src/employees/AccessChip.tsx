import type { AccessChip_EmployeeFragment } from '../graphql/generated';
import { StatusChip } from '../ui/StatusChip';
import { presetOf } from './presets';

/** Tells who signs in to the back-office, and as what where that has a name. */
export const AccessChip = ({ employee }: { employee: AccessChip_EmployeeFragment }) => {
  const { permissions } = employee;
  if (permissions.length === 0) return null;
  return <StatusChip tone="green" label={presetOf(permissions)?.label ?? 'Access'} />;
};
