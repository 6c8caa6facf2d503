import {
  PERMISSION_LABELS,
  Permission,
  PERMISSION_NAMES,
  type PermissionName,
} from '@laundry/api/rules/permission';
import { usePermissions } from '../../session/permissions/usePermissions';
import { useReauthentication } from '../../session/reauthentication/useReauthentication';
import { useSessionUser } from '../../session/session';
import {
  EmployeeAccessDocument,
  useGrantEmployeeAccessMutation,
  type AccessForm_EmployeeFragment,
} from './AccessForm.generated';
import { EmployeesDocument } from './EmployeesPage.generated';
import { stickyFormActions } from '../../ui/dialog/stickyFormActions';
import type { ComparedFields } from '../../ui/form/saveFailure';
import { FormDialog } from '../../ui/form/FormDialog';
import { useVersionedEntity } from '../../ui/form/useVersionedEntity';
import { useToast } from '../../ui/feedback/useToast';
import { accessSchema, type AccessValues } from './access.schema';
import { AccessFields } from './AccessFields';

type Employee = AccessForm_EmployeeFragment;

interface AccessFormProps {
  employee: Employee;
  onClose: () => void;
  /** Closes this dialog and opens the one that revokes the access. */
  onEnd: () => void;
}

const valuesOf = ({
  permissions,
  discountLimit,
}: Pick<Employee, 'permissions' | 'discountLimit'>): AccessValues => ({
  ...(Object.fromEntries(
    PERMISSION_NAMES.map((name) => [name, permissions.includes(name)]),
  ) as Record<PermissionName, boolean>),
  discountLimit: String(discountLimit),
});

const chosenOf = (values: AccessValues) => PERMISSION_NAMES.filter((name) => values[name]);

const comparedFields: ComparedFields<AccessValues> = [
  [
    'Permissions',
    (values) =>
      chosenOf(values)
        .map((name) => PERMISSION_LABELS[Permission[name]])
        .join(', '),
  ],
  ['Highest discount', ({ discountLimit }) => `${discountLimit}%`],
];

/** The reason why the viewer may not change the access of this employee. */
function useRefusal({ name, userId, permissions }: Employee): string | undefined {
  const me = useSessionUser();
  const may = usePermissions();
  if (userId && userId === me?.id)
    return 'You cannot change your own permissions. Ask another person to do it.';
  const beyond = permissions.find((one) => !may(Permission[one]));
  return (
    beyond &&
    `${name} has a permission that you do not have (${PERMISSION_LABELS[Permission[beyond]]}). Ask a person who has it to change this access.`
  );
}

/** Edits the permissions of an employee. A new permission needs re-authentication. */
export const AccessForm = ({ employee, onClose, onEnd }: AccessFormProps) => {
  const { id, name, email, permissions } = employee;
  const toast = useToast();
  const refusal = useRefusal(employee);
  const [give] = useGrantEmployeeAccessMutation({ refetchQueries: [EmployeesDocument] });
  const { withReauthentication, dialog } = useReauthentication(useSessionUser()?.email ?? '');
  const entity = useVersionedEntity(employee, {
    query: EmployeeAccessDocument,
    variables: () => ({ id }),
    pick: (data) => data.employee,
    valuesOf,
    comparedFields,
  });
  const hasAccess = permissions.length > 0;
  return (
    <FormDialog
      nestedDialog={dialog}
      sx={stickyFormActions}
      title={`Access for ${name}`}
      draft={`access:${id}`}
      entity={entity}
      initialValues={valuesOf(employee)}
      schema={accessSchema}
      failureText="Failed to save access"
      submitLabel={hasAccess ? 'Save access' : 'Grant access'}
      busyText="Saving..."
      endedReason={refusal}
      cancelLabel={refusal ? 'Close' : undefined}
      onClose={onClose}
      onSubmit={async (values, { version = employee.version }) => {
        const chosen = chosenOf(values);
        if (chosen.length === 0) return false;
        const saved = await withReauthentication(() =>
          give({
            variables: {
              ...{ id, version, permissions: chosen },
              discountLimit: Number(values.discountLimit),
            },
          }),
        );
        if (!saved) return false;
        toast.success(saved.data?.grantEmployeeAccess.message ?? 'Access saved');
        onClose();
        return true;
      }}
    >
      <AccessFields
        about={`${name} signs in with ${email} and a code that is sent there.`}
        fixed={refusal !== undefined}
        onEnd={hasAccess && !refusal ? onEnd : undefined}
      />
    </FormDialog>
  );
};
