import { LIVE_TOKENS } from '@laundry/api/rules/app-limits';
import { PERMISSION_LABELS, Permission } from '@laundry/api/rules/permission';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { HistoryLink } from '../../session/permissions/HistoryLink';
import { useReauthentication } from '../../session/reauthentication/useReauthentication';
import { useSessionUser } from '../../session/session';
import { CloseButton } from '../../ui/dialog/CloseButton';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog';
import { Dialog } from '../../ui/dialog/Dialog';
import { capitalise } from '../../ui/format/capitalise';
import {
  useDisableAppMutation,
  useEnableAppMutation,
  type AppDialog_AppFragment,
} from './AppDialog.generated';
import { isLive, TokenTable } from './TokenTable';

type App = AppDialog_AppFragment;

interface AppDialogProps {
  app: App;
  onEdit: () => void;
  onNewToken: () => void;
  onToggle: () => void;
  onClose: () => void;
}

const accessOf = ({ kind, enterprise, permissions }: App): string =>
  kind === 'PARTNER'
    ? `Acts for ${enterprise?.name ?? 'a deleted enterprise'}`
    : capitalise(permissions.map((name) => PERMISSION_LABELS[Permission[name]]).join(', '));

/** An app with its access and its tokens. */
export const AppDialog = ({ app, onEdit, onNewToken, onToggle, onClose }: AppDialogProps) => {
  const titleId = useId();
  const isFull = app.tokens.filter(isLive).length >= LIVE_TOKENS;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{app.name}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {app.disabledAt && (
            <Alert severity="warning">This app is disabled. Its tokens do not work.</Alert>
          )}
          {app.note && <Typography>{app.note}</Typography>}
          <Typography variant="body2">{accessOf(app)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Created by {app.createdBy.name}
          </Typography>
          <TokenTable tokens={app.tokens} />
          {isFull && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Two tokens work now. Revoke one before you create the next.
            </Typography>
          )}
          <HistoryLink object={app.id} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <CloseButton>Close</CloseButton>
        <Button color={app.disabledAt ? 'primary' : 'error'} onClick={onToggle}>
          {app.disabledAt ? 'Enable app' : 'Disable app'}
        </Button>
        <Button onClick={onEdit}>Edit app</Button>
        <Button
          variant="contained"
          disabled={isFull || Boolean(app.disabledAt)}
          onClick={onNewToken}
        >
          New token
        </Button>
      </DialogActions>
    </Dialog>
  );
};

type Toggled = Pick<App, 'id' | 'name' | 'version' | 'disabledAt'>;

/** Asks before an app is disabled or enabled. Enabling needs re-authentication. */
export const ToggleAppDialog = ({ app, onClose }: { app: Toggled; onClose: () => void }) => {
  const { id, name, version, disabledAt } = app;
  const [disable] = useDisableAppMutation();
  const [enable] = useEnableAppMutation();
  const { withReauthentication, dialog } = useReauthentication(useSessionUser()?.email ?? '');
  const variables = { id, version };
  return (
    <DeleteDialog
      title={`${disabledAt ? 'Enable' : 'Disable'} ${name}?`}
      question={
        disabledAt
          ? 'Its tokens work again until they expire.'
          : 'Its tokens stop working at once. You can enable the app again later.'
      }
      verb={disabledAt ? ['Enable', 'Enabling...'] : ['Disable', 'Disabling...']}
      failureText="Failed to change the app"
      onDelete={() =>
        withReauthentication(async () =>
          disabledAt
            ? ((await enable({ variables })).data?.enableApp.message ?? 'App enabled')
            : ((await disable({ variables })).data?.disableApp.message ?? 'App disabled'),
        )
      }
      onClose={onClose}
    >
      {dialog}
    </DeleteDialog>
  );
};
