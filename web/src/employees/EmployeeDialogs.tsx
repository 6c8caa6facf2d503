import type { EmployeeTable_EmployeeFragment } from '../graphql/generated';
import { useUrlParams } from '../ui/useUrlParams';
import { DeleteEmployeeDialog } from './DeleteEmployeeDialog';
import { EmployeeForm } from './EmployeeForm';

interface EmployeeDialogsProps {
  employees: readonly EmployeeTable_EmployeeFragment[];
  reload: () => void;
}

/** The dialog that the URL names, if any. */
export const EmployeeDialogs = ({ employees, reload }: EmployeeDialogsProps) => {
  const { params, change } = useUrlParams();
  const close = (): void => change({ add: null, edit: null, delete: null });
  const saved = (): void => {
    close();
    reload();
  };
  const named = (name: string): EmployeeTable_EmployeeFragment | undefined =>
    employees.find(({ id }) => id === params.get(name));
  const edited = named('edit');
  const deleted = named('delete');

  if (params.get('add')) return <EmployeeForm onClose={close} onSaved={saved} />;
  if (edited) {
    return <EmployeeForm key={edited.id} employee={edited} onClose={close} onSaved={saved} />;
  }
  if (deleted) return <DeleteEmployeeDialog employee={deleted} onClose={close} onDeleted={saved} />;
  return null;
};
