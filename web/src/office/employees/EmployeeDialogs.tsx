import type { EmployeeDialogs_EmployeeFragment } from './EmployeeDialogs.generated';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { DeleteEmployeeDialog } from './DeleteEmployeeDialog';
import { EmployeeForm } from './EmployeeForm';
import { RevokeAccessDialog } from './RevokeAccessDialog';
import { useEmployeeDialog } from './useEmployeeDialog';

const AccessForm = lazyDialog(() => import('./AccessForm'), 'AccessForm');

interface EmployeeDialogsProps {
  employees: readonly EmployeeDialogs_EmployeeFragment[];
}

/** The dialog that the URL names, if any. */
export const EmployeeDialogs = ({ employees }: EmployeeDialogsProps) => {
  const { named, open, close } = useEmployeeDialog();
  if (!named) return null;
  if (named.dialog === 'add') return <EmployeeForm onClose={close} />;
  const employee = employees.find(({ id }) => id === named.about);
  if (!employee) return null;
  const about = { key: employee.id, employee, onClose: close };
  switch (named.dialog) {
    case 'edit':
      return <EmployeeForm {...about} />;
    case 'access':
      return <AccessForm {...about} onEnd={() => open('end', employee.id)} />;
    case 'end':
      return <RevokeAccessDialog {...about} />;
    case 'delete':
      return <DeleteEmployeeDialog {...about} />;
  }
};
