import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { usePermissions } from '../../../session/permissions/usePermissions';
import {
  DuplicateSuggestionsDocument,
  useDismissDuplicateMutation,
  useDuplicateSuggestionsQuery,
  type DuplicateSuggestionsQuery,
} from './MergeSuggestions.generated';
import { lazyDialog } from '../../../ui/dialog/lazyDialog';
import { useToast } from '../../../ui/feedback/useToast';

const MergeDialog = lazyDialog(() => import('./MergeDialog'), 'MergeDialog');

type Pair = DuplicateSuggestionsQuery['duplicateSuggestions'][number];

interface SuggestionProps {
  pair: Pair;
  onCompare: () => void;
}

const Suggestion = ({ pair: { customer, other }, onCompare }: SuggestionProps) => {
  const [dismiss, { loading }] = useDismissDuplicateMutation({
    refetchQueries: [DuplicateSuggestionsDocument],
    awaitRefetchQueries: true,
  });
  const toast = useToast();
  const different = async (): Promise<void> => {
    try {
      const variables = { userId: customer.id, otherId: other.id };
      const { data } = await dismiss({ variables });
      if (data) toast.success(data.dismissDuplicate.message);
    } catch (error) {
      toast.failure(error, 'Failed to save. Please try again');
    }
  };
  return (
    <Box component="li" sx={{ mt: 1 }}>
      {customer.name} ({customer.email ?? 'no email'}) signed up with the phone number of{' '}
      {other.name}, {customer.phone}.
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button size="small" variant="outlined" onClick={onCompare}>
          Compare
        </Button>
        <Button size="small" color="inherit" disabled={loading} onClick={() => void different()}>
          Mark as different
        </Button>
      </Box>
    </Box>
  );
};

/** Sign-ups with the phone number of an existing customer. Staff merge or dismiss them. */
export const MergeSuggestions = ({ onMerged }: { onMerged: (survivorId: string) => void }) => {
  const may = usePermissions();
  const sees = may('customers.read') && may('customers.write');
  const { data } = useDuplicateSuggestionsQuery(
    sees ? { fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const [compared, setCompared] = useState<readonly [string, string] | null>(null);
  const pairs = data?.duplicateSuggestions ?? [];
  if (pairs.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0 } }}>
      These customers may be in the list twice.
      <Box
        component="ul"
        sx={{ m: 0, pl: 2, maxHeight: 240, overflowY: 'auto', overflowWrap: 'anywhere' }}
      >
        {pairs.map((pair) => (
          <Suggestion
            key={pair.customer.id}
            pair={pair}
            onCompare={() => setCompared([pair.customer.id, pair.other.id])}
          />
        ))}
      </Box>
      {compared && (
        <MergeDialog ids={compared} onClose={() => setCompared(null)} onMerged={onMerged} />
      )}
    </Alert>
  );
};
