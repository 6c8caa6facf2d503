import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useReauthMethodQuery } from './ReauthDialog.generated';
import { CloseButton } from '../../ui/dialog/CloseButton';
import { Dialog } from '../../ui/dialog/Dialog';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { isStaff } from '../permissions/staff';
import { usePasskeysThere } from '../passkeys/passkeys';
import { useSessionUser } from '../session';
import { CodeReauth, type ReauthProps } from './CodeReauth';
import { PasskeyReauth } from './PasskeyReauth';

/**
 * Requires a passkey if the session began with one and the browser supports passkeys. Customers may
 * switch to a code. Staff may not, because a session by code has no back-office access where
 * passkeys are required.
 */
const ReauthForm = (props: ReauthProps) => {
  const [code, setCode] = useState(false);
  const there = usePasskeysThere();
  const user = useSessionUser();
  const { data, error, refetch } = useReauthMethodQuery({ fetchPolicy: 'no-cache' });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Typography role="status">One moment...</Typography>;
  const { sessions } = data.accountSecurity;
  const byPasskey = sessions.some((session) => session.current && session.byPasskey);
  if (!byPasskey || !there || code) return <CodeReauth {...props} />;
  const onCode = isStaff(user) ? undefined : () => setCode(true);
  return <PasskeyReauth onReauthenticated={props.onReauthenticated} onCode={onCode} />;
};

/** Reauthentication dialog for sensitive changes. */
export const ReauthDialog = ({ onClose, ...props }: ReauthProps & { onClose: () => void }) => {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Verify it is you</DialogTitle>
      <DialogContent>
        <ReauthForm {...props} />
      </DialogContent>
      <DialogActions>
        <CloseButton>Cancel</CloseButton>
      </DialogActions>
    </Dialog>
  );
};
