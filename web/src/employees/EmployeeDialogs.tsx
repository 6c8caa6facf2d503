import type { EmployeeDialogs_EmployeeFragment } from '../graphql/generated';
import { DeleteEmployeeDialog } from './DeleteEmployeeDialog';
import { EmployeeForm } from './EmployeeForm';
import { useEmployeeDialog } from './useEmployeeDialog';

interface EmployeeDialogsProps {
  employees: readonly EmployeeDialogs_EmployeeFragment[];
}

/** The dialog that the URL names, if any. */
export const EmployeeDialogs = ({ employees }: EmployeeDialogsProps) => {
  const { named, close } = useEmployeeDialog();
  if (!named) return null;
  if (named.dialog === 'add') return <EmployeeForm onClose={close} />;
  const employee = employees.find(({ id }) => id === named.about);
  if (!employee) return null;
  return named.dialog === 'edit' ? (
    <EmployeeForm key={employee.id} employee={employee} onClose={close} />
  ) : (
    <DeleteEmployeeDialog employee={employee} onClose={close} />
  );
};
