import KeyIcon from '@mui/icons-material/Key';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { useToast } from '../../ui/feedback/useToast';
import { usePasskeySignIn } from '../passkeys/usePasskeySignIn';
import { revoke } from '../revoke';
import { session } from '../session';

interface PasskeyReauthProps {
  onReauthenticated: () => void;
  /** Absent if a code is not enough. */
  onCode?: () => void;
}

/** Signs in again with a passkey of the same account. */
export const PasskeyReauth = ({ onReauthenticated, onCode }: PasskeyReauthProps) => {
  const toast = useToast();
  const { busy, signIn } = usePasskeySignIn(({ userDetails, token }) => {
    if (userDetails.id === session.identity().user?.id) {
      session.renew(userDetails, token);
      return onReauthenticated();
    }
    revoke(token);
    toast.error('This passkey belongs to another account.');
  });
  return (
    <Stack spacing={2}>
      <Typography>Use the passkey that you sign in with.</Typography>
      <Button
        variant="contained"
        size="large"
        startIcon={<KeyIcon />}
        disabled={busy}
        autoFocus
        onClick={ignoreDoubleClick(() => void signIn())}
      >
        {busy ? 'Waiting for your passkey...' : 'Use your passkey'}
      </Button>
      {onCode && (
        <Button color="inherit" disabled={busy} onClick={onCode}>
          Use a code instead
        </Button>
      )}
    </Stack>
  );
};
