import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSignedIn } from '../../session/useSignedIn';
import { usePasskeySignIn } from '../../session/passkeys/usePasskeySignIn';
import type { PasskeyRequirement } from '../../graphql/schema.generated';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';

/** Shows staff who signed in with a code how to meet the passkey requirement. */
export const PasskeyRequirementNotice = ({ requirement }: { requirement: PasskeyRequirement }) => {
  const { busy, signIn } = usePasskeySignIn(useSignedIn());
  if (requirement === 'NONE') return null;
  if (requirement === 'ENROL') {
    return (
      <Alert severity="warning">
        Staff must sign in with a passkey. Add one below, then sign in with it to open the
        back-office.
      </Alert>
    );
  }
  if (requirement === 'CONTACT_ADMIN') {
    return (
      <Alert severity="warning">
        You had a passkey before, so you cannot add another one after a sign-in with a code. Ask
        your administrator to reset your passkeys. Then sign in with a code and add a new one here.
      </Alert>
    );
  }
  return (
    <Alert
      severity="warning"
      action={
        <Button
          color="inherit"
          disabled={busy}
          sx={{ whiteSpace: 'nowrap' }}
          onClick={ignoreDoubleClick(() => void signIn())}
        >
          Sign in with passkey
        </Button>
      }
    >
      You have a passkey. Sign in with it to open the back-office. If you have lost it, contact your
      administrator.
    </Alert>
  );
};
