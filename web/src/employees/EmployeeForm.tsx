import {
  useCreateEmployeeMutation,
  useUpdateEmployeeMutation,
  type EmployeeTable_EmployeeFragment,
} from '../graphql/generated';
import { FormDialog } from '../ui/FormDialog';
import { PhoneField } from '../ui/PhoneField';
import { TextField } from '../ui/TextField';
import { useToast } from '../ui/useToast';
import { employeeSchema } from './employee.schema';

interface EmployeeFormProps {
  /** Absent when a new one is added. */
  employee?: EmployeeTable_EmployeeFragment;
  onClose: () => void;
  onSaved: () => void;
}

export const EmployeeForm = ({ employee, onClose, onSaved }: EmployeeFormProps) => {
  const toast = useToast();
  const [create] = useCreateEmployeeMutation();
  const [update] = useUpdateEmployeeMutation();
  const { name = '', phone = '', email = '' } = employee ?? {};
  return (
    <FormDialog
      title={employee ? 'Edit Employee' : 'Add Employee'}
      draft={`employee:${employee?.id ?? 'new'}`}
      initialValues={{ name, phone, email }}
      schema={employeeSchema}
      failureText={employee ? 'Failed to update employee' : 'Failed to create employee'}
      submitLabel={employee ? 'Update' : 'Add'}
      busyText={employee ? 'Updating...' : 'Adding...'}
      onClose={onClose}
      onSubmit={async (values) => {
        const input = employeeSchema.cast(values);
        if (employee) {
          const { id, version } = employee;
          const { data } = await update({ variables: { id, version, input } });
          toast.success(data?.updateEmployee.message ?? 'Employee updated');
        } else {
          const { data } = await create({ variables: { input } });
          toast.success(data?.createEmployee.message ?? 'Employee added');
        }
        onSaved();
      }}
    >
      <TextField name="name" label="Name" required autoFocus autoComplete="off" />
      <PhoneField name="phone" label="Phone" required autoComplete="off" />
      <TextField name="email" label="Email" type="email" required autoComplete="off" />
    </FormDialog>
  );
};
