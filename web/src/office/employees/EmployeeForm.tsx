import { HistoryLink } from '../../session/permissions/HistoryLink';
import {
  EmployeeDocument,
  useCreateEmployeeMutation,
  useUpdateEmployeeMutation,
  type EmployeeForm_EmployeeFragment,
} from './EmployeeForm.generated';
import { EmployeesDocument } from './EmployeesPage.generated';
import type { ComparedFields } from '../../ui/form/saveFailure';
import { FormDialog } from '../../ui/form/FormDialog';
import { PhoneField } from '../../ui/form/PhoneField';
import { TextField } from '../../ui/form/TextField';
import { useVersionedEntity } from '../../ui/form/useVersionedEntity';
import { useToast } from '../../ui/feedback/useToast';
import { employeeSchema } from './employee.schema';

interface EmployeeFormProps {
  /** Undefined for a new employee. */
  employee?: EmployeeForm_EmployeeFragment;
  onClose: () => void;
}

type Employee = EmployeeForm_EmployeeFragment;

const valuesOf = ({ name = '', phone = '', email = '' }: Partial<Employee> = {}) => ({
  name,
  phone,
  email,
});

type Values = ReturnType<typeof valuesOf>;

const comparedFields: ComparedFields<Values> = [
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone],
  ['Email', ({ email }) => email],
];

export const EmployeeForm = ({ employee, onClose }: EmployeeFormProps) => {
  const toast = useToast();
  const [create] = useCreateEmployeeMutation({ refetchQueries: [EmployeesDocument] });
  const [update] = useUpdateEmployeeMutation({ refetchQueries: [EmployeesDocument] });
  const entity = useVersionedEntity(employee, {
    query: EmployeeDocument,
    variables: ({ id }) => ({ id }),
    pick: (data) => data.employee,
    valuesOf,
    comparedFields,
  });
  return (
    <FormDialog
      title={employee ? 'Edit Employee' : 'Add Employee'}
      draft={`employee:${employee?.id ?? 'new'}`}
      entity={entity}
      initialValues={valuesOf(employee)}
      schema={employeeSchema}
      failureText={employee ? 'Failed to update employee' : 'Failed to create employee'}
      submitLabel={employee ? 'Update' : 'Add'}
      busyText={employee ? 'Updating...' : 'Adding...'}
      onClose={onClose}
      onSubmit={async (values, { version = employee?.version ?? 1 }) => {
        const input = employeeSchema.cast(values);
        if (employee) {
          const { data } = await update({ variables: { id: employee.id, version, input } });
          toast.success(data?.updateEmployee.message ?? 'Employee updated');
        } else {
          const { data } = await create({ variables: { input } });
          toast.success(data?.createEmployee.message ?? 'Employee added');
        }
        onClose();
      }}
    >
      <TextField name="name" label="Name" required autoFocus autoComplete="off" />
      <PhoneField name="phone" label="Phone" required autoComplete="off" />
      <TextField name="email" label="Email" type="email" required autoComplete="off" />
      {employee && <HistoryLink object={employee.id} />}
    </FormDialog>
  );
};
