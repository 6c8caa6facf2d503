import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AccountSecurityDocument } from './SecurityPage.generated';
import {
  type Sessions_SessionFragment,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} from './Sessions.generated';
import { useRefetchActive } from '../../graphql/useRefetchActive';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { formatDateTime } from '../../ui/format/dates';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { Panel } from '../../ui/table/Panel';
import { StatusChip } from '../../ui/StatusChip';
import { useToast } from '../../ui/feedback/useToast';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { SecurityListItem, SecurityList } from './SecurityListItem';

type Session = Sessions_SessionFragment;

interface SessionsProps {
  sessions: readonly Session[];
}

const thenRead = { refetchQueries: [AccountSecurityDocument], awaitRefetchQueries: true };

const nameOf = ({ device }: Session): string => device ?? 'Unknown browser';

const SessionRow = ({ session, onEnd }: { session: Session; onEnd: () => Promise<void> }) => {
  const { current, byPasskey, createdAt, lastSeenAt } = session;
  const [busy, setBusy] = useState(false);
  const how = byPasskey ? 'Signed in with a passkey' : 'Signed in';
  const end = async (): Promise<void> => {
    setBusy(true);
    await onEnd();
    setBusy(false);
  };
  return (
    <SecurityListItem
      title={
        <>
          {nameOf(session)} {current && <StatusChip tone="green" label="This device" />}
        </>
      }
      text={`${how} ${formatDateTime(createdAt)}, last used ${formatDateTime(lastSeenAt)}`}
      actions={
        !current && (
          <Button disabled={busy} onClick={ignoreDoubleClick(() => void end())}>
            Sign out
            <Box component="span" sx={visuallyHidden}>
              {` ${nameOf(session)}`}
            </Box>
          </Button>
        )
      }
    />
  );
};

const EndOthersDialog = ({ onClose }: { onClose: () => void }) => {
  const [endOthers] = useRevokeOtherSessionsMutation(thenRead);
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await endOthers();
      toast.success(data?.revokeOtherSessions.message ?? 'Signed out everywhere else');
      onClose();
    } catch (error) {
      toast.failure(error);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      question="Sign out of all other devices? Every other browser and app has to sign in again."
      confirmLabel="Sign out"
      busyLabel="Signing out..."
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
};

export const Sessions = ({ sessions }: SessionsProps) => {
  const [asking, setAsking] = useState(false);
  const [revokeSession] = useRevokeSessionMutation(thenRead);
  const refetchActive = useRefetchActive();
  const toast = useToast();
  const end = async ({ id }: Session): Promise<void> => {
    try {
      const { data } = await revokeSession({ variables: { id } });
      toast.success(data?.revokeSession.message ?? 'Device signed out');
    } catch (error) {
      toast.failure(error);
      // Refetches the account, because the session may have expired.
      refetchActive();
    }
  };
  return (
    <Panel
      title="Where you are signed in"
      actions={
        <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
          Sign out everywhere else
        </Button>
      }
    >
      <SecurityList label="Where you are signed in">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end(session)} />
        ))}
      </SecurityList>
      {asking && <EndOthersDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
};
