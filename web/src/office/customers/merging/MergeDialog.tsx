import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { errorText } from '../../../graphql/errors';
import type { MergeCustomersInput } from '../../../graphql/schema.generated';
import { useMergeCustomersMutation, useMergePairQuery } from './MergeDialog.generated';
import { useRefetchActive } from '../../../graphql/useRefetchActive';
import { CloseButton } from '../../../ui/dialog/CloseButton';
import { Dialog } from '../../../ui/dialog/Dialog';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { ListSkeleton } from '../../../ui/feedback/skeletons';
import { useToast } from '../../../ui/feedback/useToast';
import { onlyFirstClick } from '../../../ui/ignoreDoubleClick';
import { losesSignIn, mergeChoices } from './mergeChoices';
import { MergeSide } from './MergeSide';

interface MergeDialogProps {
  ids: readonly [one: string, other: string];
  onClose: () => void;
  onMerged?: (survivorId: string) => void;
}

const caution =
  'Merge only if both are the same person. Call them and ask. The same phone number alone does not prove it: anyone can type a number.';
const consequence =
  'Orders, dues, invoices, addresses and recurring pickups move to the customer you keep. You can undo this for 24 hours.';
const signInEnds =
  'Both customers can sign in. The one you do not keep is signed out and can no longer sign in with that email or its passkeys.';

/** Merges two customers and shows a toast. An error stays in the dialog. */
function useMerge({ onClose, onMerged }: Pick<MergeDialogProps, 'onClose' | 'onMerged'>) {
  const [merge, { loading, error }] = useMergeCustomersMutation();
  const refetch = useRefetchActive();
  const toast = useToast();
  const [failed, setFailed] = useState(false);
  const run = async (input: MergeCustomersInput): Promise<void> => {
    setFailed(false);
    try {
      const { data } = await merge({ variables: { input } });
      if (!data) return;
      toast.success(data.mergeCustomers.message);
      onClose();
      onMerged?.(data.mergeCustomers.user.id);
    } catch {
      setFailed(true);
    } finally {
      refetch();
    }
  };
  return {
    run,
    busy: loading,
    failure: failed ? errorText(error, 'Failed to merge the customers') : null,
  };
}

/** Compares two customers who may be one person, and merges them. */
export const MergeDialog = ({ ids, onClose, onMerged }: MergeDialogProps) => {
  const titleId = useId();
  const [one, other] = ids;
  const { data, error, refetch } = useMergePairQuery({
    variables: { one, other },
    fetchPolicy: 'cache-and-network',
  });
  const { run, busy, failure } = useMerge({ onClose, onMerged });
  return (
    <Dialog open onClose={onClose} busy={busy} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Are they the same customer?</DialogTitle>
      <DialogContent sx={{ '& dt, & dd': { fontSize: 14 } }}>
        <Alert severity="warning">{caution}</Alert>
        {!data && !error && <ListSkeleton />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && (
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 3, my: 2 }}>
            <MergeSide user={data.one} />
            <MergeSide user={data.other} />
          </Box>
        )}
        <Typography variant="body2">{consequence}</Typography>
        {data && losesSignIn(data.one, data.other) && (
          <Alert severity="warning" sx={{ mt: 1.5 }}>
            {signInEnds}
          </Alert>
        )}
        {failure && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <CloseButton autoFocus disabled={busy}>
          Cancel
        </CloseButton>
        {data &&
          mergeChoices(data.one, data.other).map(({ survivor, merged, label }) => (
            <Button
              key={survivor.id}
              variant="outlined"
              color="error"
              disabled={busy}
              onClick={(event) => {
                onlyFirstClick(event);
                void run({
                  ...{ survivorId: survivor.id, survivorVersion: survivor.version },
                  ...{ mergedId: merged.id, mergedVersion: merged.version },
                });
              }}
            >
              {label}
            </Button>
          ))}
      </DialogActions>
    </Dialog>
  );
};
