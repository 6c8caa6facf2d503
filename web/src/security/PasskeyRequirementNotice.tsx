import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSignedIn } from '../auth/session/useSignedIn';
import { usePasskeySignIn } from '../auth/usePasskeySignIn';
import type { PasskeyRequirement } from '../graphql/schema.generated';
import { ignoreDoubleClick } from '../ui/ignoreDoubleClick';

/** Shows staff who signed in with a code how to meet the passkey requirement. */
export const PasskeyRequirementNotice = ({ requirement }: { requirement: PasskeyRequirement }) => {
  const { busy, signIn } = usePasskeySignIn(useSignedIn());
  if (requirement === 'NONE') return null;
  if (requirement === 'ENROL') {
    return (
      <Alert severity="warning">
        Staff need a passkey here. Add yours below, then sign in with it to open the back-office.
      </Alert>
    );
  }
  if (requirement === 'CONTACT_ADMIN') {
    return (
      <Alert severity="warning">
        Your account had a passkey before, so you cannot add another one with a code only. Ask your
        administrator to allow it (npm run admin -- forget-passkeys, with your email): then sign in
        with a code again and add it here.
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
          Sign in with it
        </Button>
      }
    >
      You have a passkey. Sign in with it to open the back-office. If you have lost it, contact your
      administrator.
    </Alert>
  );
};
