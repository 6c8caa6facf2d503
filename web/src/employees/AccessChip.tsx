import type { AccessChip_EmployeeFragment } from '../graphql/generated';
import { StatusChip } from '../ui/StatusChip';
import { presetOf } from './presets';

/** Shows whether an employee may sign in to the back-office, and the name of the preset. */
export const AccessChip = ({ employee }: { employee: AccessChip_EmployeeFragment }) => {
  const { permissions } = employee;
  if (permissions.length === 0) return null;
  return <StatusChip tone="green" label={presetOf(permissions)?.label ?? 'Access'} />;
};
