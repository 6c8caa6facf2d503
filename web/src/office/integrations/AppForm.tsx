import {
  PERMISSION_LABELS,
  Permission,
  PERMISSION_NAMES,
  type PermissionName,
} from '@laundry/api/rules/permission';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { usePermissions } from '../../session/permissions/usePermissions';
import { useReauthentication } from '../../session/reauthentication/useReauthentication';
import { useSessionUser } from '../../session/session';
import { nameOf } from '../employees/presets';
import { stickyFormActions } from '../../ui/dialog/stickyFormActions';
import { useToast } from '../../ui/feedback/useToast';
import { CheckField } from '../../ui/form/CheckField';
import { FormDialog } from '../../ui/form/FormDialog';
import { NativeSelectField } from '../../ui/form/NativeSelectField';
import type { ComparedFields } from '../../ui/form/saveFailure';
import { TextField } from '../../ui/form/TextField';
import { useVersionedEntity } from '../../ui/form/useVersionedEntity';
import { capitalise } from '../../ui/format/capitalise';
import {
  useAppEnterprisesQuery,
  useCreateAppMutation,
  useUpdateAppMutation,
  type AppForm_AppFragment,
} from './AppForm.generated';
import { AppsDocument } from './IntegrationsPage.generated';
import { appPermissionGroups, appSchema, type AppValues, chosenOf } from './app.schema';

type App = AppForm_AppFragment;

interface AppFormProps {
  /** Undefined for a new app. */
  app?: App;
  onClose: () => void;
}

const valuesOf = (app: App | undefined): AppValues => ({
  ...(Object.fromEntries(
    PERMISSION_NAMES.map((name) => [name, app?.permissions.includes(name) ?? false]),
  ) as Record<PermissionName, boolean>),
  name: app?.name ?? '',
  note: app?.note ?? '',
  kind: app?.kind ?? 'OFFICE',
  enterpriseId: '',
});

const comparedFields: ComparedFields<AppValues> = [
  ['Name', ({ name }) => name],
  ['Note', ({ note }) => note],
  [
    'Permissions',
    (values) =>
      chosenOf(values)
        .map((name) => PERMISSION_LABELS[Permission[name]])
        .join(', '),
  ],
];

const EnterpriseField = () => {
  const { data } = useAppEnterprisesQuery();
  return (
    <NativeSelectField name="enterpriseId" label="Enterprise" required>
      <option value="" />
      {data?.users.nodes.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelectField>
  );
};

/** Checkboxes for the permissions of an app. Those that the viewer lacks are disabled. */
const PermissionFields = () => {
  const may = usePermissions();
  const { values, submitCount } = useFormikContext<AppValues>();
  return (
    <>
      {appPermissionGroups.map(([label, permissions]) => (
        <Box
          key={label}
          component="fieldset"
          sx={{ border: 0, m: 0, p: 0, display: 'grid', minWidth: 0 }}
        >
          <Typography component="legend" variant="body2" sx={{ fontWeight: 700, p: 0 }}>
            {label}
          </Typography>
          {permissions.map((permission) => (
            <CheckField
              key={permission}
              name={nameOf(permission)}
              label={capitalise(PERMISSION_LABELS[permission])}
              disabled={!may(permission)}
            />
          ))}
        </Box>
      ))}
      {submitCount > 0 && chosenOf(values).length === 0 && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          Choose at least one permission
        </Typography>
      )}
    </>
  );
};

const KindFields = ({ isNew }: { isNew: boolean }) => {
  const { values } = useFormikContext<AppValues>();
  return (
    <>
      {isNew && (
        <NativeSelectField
          name="kind"
          label="Kind"
          helperText="A partner app acts for one enterprise. An office app acts by its permissions."
        >
          <option value="OFFICE">Office app</option>
          <option value="PARTNER">Partner app</option>
        </NativeSelectField>
      )}
      {values.kind === 'OFFICE' && <PermissionFields />}
      {isNew && values.kind === 'PARTNER' && <EnterpriseField />}
    </>
  );
};

/** Adds or edits an app. A new app or permission needs re-authentication. */
export const AppForm = ({ app, onClose }: AppFormProps) => {
  const toast = useToast();
  const [create] = useCreateAppMutation({ refetchQueries: [AppsDocument] });
  const [update] = useUpdateAppMutation();
  const { withReauthentication, dialog } = useReauthentication(useSessionUser()?.email ?? '');
  const entity = useVersionedEntity(app, {
    query: AppsDocument,
    variables: () => ({}),
    pick: ({ apps }) => apps.find(({ id }) => id === app?.id),
    valuesOf,
    comparedFields,
  });
  const save = async (values: AppValues, version: number): Promise<string | undefined> => {
    const { name, note, kind, enterpriseId } = values;
    const fields = { name: name.trim(), note: note.trim() || null, permissions: chosenOf(values) };
    if (app) {
      const { data } = await update({ variables: { id: app.id, version, input: fields } });
      return data?.updateApp.message;
    }
    const input =
      kind === 'PARTNER'
        ? { ...fields, kind: 'PARTNER' as const, enterpriseId }
        : { ...fields, kind: 'OFFICE' as const };
    return (await create({ variables: { input } })).data?.createApp.message;
  };
  return (
    <FormDialog
      nestedDialog={dialog}
      sx={stickyFormActions}
      title={app ? `Edit ${app.name}` : 'New app'}
      draft={`app:${app?.id ?? 'new'}`}
      entity={entity}
      initialValues={valuesOf(app)}
      schema={appSchema}
      failureText="Failed to save the app"
      submitLabel={app ? 'Save' : 'Create app'}
      busyText="Saving..."
      onClose={onClose}
      onSubmit={async (values, { version = app?.version ?? 1 }) => {
        if (values.kind === 'OFFICE' && chosenOf(values).length === 0) return false;
        const message = await withReauthentication(() => save(values, version));
        if (message === undefined) return false;
        toast.success(message);
        onClose();
        return true;
      }}
    >
      <TextField name="name" label="Name" required autoFocus autoComplete="off" />
      <TextField name="note" label="Note" multiline minRows={2} />
      <KindFields isNew={!app} />
    </FormDialog>
  );
};
