import type { AccessChip_EmployeeFragment } from './AccessChip.generated';
import { StatusChip } from '../../ui/StatusChip';
import { presetOf } from './presets';

/** Chip with the access of an employee to the back-office: the name of the preset, or none. */
export const AccessChip = ({ employee }: { employee: AccessChip_EmployeeFragment }) => {
  const { permissions } = employee;
  if (permissions.length === 0) return null;
  return <StatusChip tone="green" label={presetOf(permissions)?.label ?? 'Access'} />;
};
