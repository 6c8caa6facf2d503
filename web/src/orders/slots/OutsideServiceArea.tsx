import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSessionUser } from '../../session/session';
import { useJoinWaitlistMutation } from './JoinWaitlist.generated';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { useToast } from '../../ui/feedback/useToast';
import { outsideServiceArea } from './pickupAvailability';

const JoinWaitlistDialog = lazyDialog(() => import('./JoinWaitlistDialog'), 'JoinWaitlistDialog');

/** Joins the waitlist. A known email address needs one click, otherwise there is a field. */
const JoinWaitlist = ({ pincode }: { pincode: string }) => {
  const email = useSessionUser()?.email;
  const [joinWaitlist, { loading }] = useJoinWaitlistMutation();
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const [joinedEmail, setJoinedEmail] = useState('');
  const toast = useToast();
  const press = (): void => {
    if (!email) return setDialog('open');
    joinWaitlist({ variables: { input: { pincode, email } } }).then(
      () => setJoinedEmail(email),
      (error: unknown) => toast.failure(error),
    );
  };
  return (
    <>
      {joinedEmail ? (
        <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
          We will email {joinedEmail} when we serve your area.
        </Box>
      ) : (
        <Button variant="outlined" disabled={loading} onClick={press} sx={{ mt: 1 }}>
          Notify me
        </Button>
      )}
      {dialog !== 'unused' && (
        <JoinWaitlistDialog
          open={dialog === 'open'}
          pincode={pincode}
          onClose={() => setDialog('closed')}
          onJoined={setJoinedEmail}
        />
      )}
    </>
  );
};

/** Shows early in the form that the laundry does not serve a PIN code. */
export const OutsideServiceArea = ({ pincode }: { pincode: string }) => (
  <Alert severity="warning" sx={{ mt: 1.5 }}>
    {outsideServiceArea(pincode)}.
    <JoinWaitlist key={pincode} pincode={pincode} />
  </Alert>
);
