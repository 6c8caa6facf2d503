import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiTextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useReauthentication } from '../../session/reauthentication/useReauthentication';
import { useSessionUser } from '../../session/session';
import { CloseButton } from '../../ui/dialog/CloseButton';
import { Dialog } from '../../ui/dialog/Dialog';
import { DigitsField } from '../../ui/form/DigitsField';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextField } from '../../ui/form/TextField';
import { tokenSchema } from './app.schema';
import { useCreateApiTokenMutation } from './TokenForm.generated';

interface TokenFormProps {
  app: { id: string; name: string };
  onClose: () => void;
}

/** Shows a new token, which no screen shows again, with a button to copy it. */
const NewToken = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const titleId = useId();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Your new token</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          Copy the token now. It is shown only once.
        </Alert>
        <MuiTextField
          label="Token"
          value={secret}
          fullWidth
          multiline
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </DialogContent>
      <DialogActions>
        <CloseButton>Close</CloseButton>
        <Button variant="contained" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy token'}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const initialValues = { label: '', days: '90', networks: '' };

/** Creates an API token, and then shows it once. */
export const TokenForm = ({ app, onClose }: TokenFormProps) => {
  const [secret, setSecret] = useState<string | null>(null);
  const [create] = useCreateApiTokenMutation();
  const { withReauthentication, dialog } = useReauthentication(useSessionUser()?.email ?? '');
  if (secret) return <NewToken secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      nestedDialog={dialog}
      title={`New token for ${app.name}`}
      draft={`api-token:${app.id}`}
      initialValues={initialValues}
      schema={tokenSchema}
      failureText="Failed to create the token"
      submitLabel="Create token"
      busyText="Creating..."
      onClose={onClose}
      onSubmit={async ({ label, days, networks }) => {
        const input = {
          ...{ label: label.trim(), days: Number(days) },
          networks: networks.split(/[\s,]+/).filter(Boolean),
        };
        const made = await withReauthentication(() =>
          create({ variables: { appId: app.id, input } }),
        );
        if (!made?.data) return false;
        setSecret(made.data.createApiToken.secret);
        return true;
      }}
    >
      <TextField
        name="label"
        label="Label"
        required
        autoFocus
        autoComplete="off"
        helperText="Where the token is used, for example: Server in Chennai"
      />
      <DigitsField name="days" label="Days until it expires" required helperText="1 to 365" />
      <TextField
        name="networks"
        label="Networks"
        multiline
        minRows={2}
        helperText="One per line, for example 203.0.113.0/24. Leave empty to allow all networks."
      />
    </FormDialog>
  );
};
