import KeyIcon from '@mui/icons-material/Key';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { ignoreDoubleClick } from '../ui/ignoreDoubleClick';
import { usePasskeysThere } from '../session/passkeys/passkeys';
import { useSignedIn } from '../session/useSignedIn';
import { usePasskeySignIn } from '../session/passkeys/usePasskeySignIn';

/** Sign-in button for passkeys; hidden if the browser does not support them. */
export const PasskeySignIn = () => {
  const { busy, signIn } = usePasskeySignIn(useSignedIn());
  if (!usePasskeysThere()) return null;
  return (
    <>
      <Divider sx={{ my: 3, color: 'text.secondary', fontSize: 14 }}>or</Divider>
      <Button
        variant="outlined"
        color="inherit"
        fullWidth
        startIcon={<KeyIcon />}
        disabled={busy}
        onClick={ignoreDoubleClick(() => void signIn())}
        sx={{ borderColor: 'divider' }}
      >
        {busy ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
      </Button>
    </>
  );
};
