import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useMay } from '../auth/leave/may';
import { useCustomerDuplicatesQuery } from '../graphql/generated';
import { lazyDialog } from '../ui/dialog/lazyDialog';

const MergeDialog = lazyDialog(() => import('./MergeDialog'), 'MergeDialog');

interface DuplicatesNoteProps {
  userId: string;
  onMerged: (keptId: string) => void;
}

/** Other customers with the same phone or e-mail, to compare and merge. */
export const DuplicatesNote = ({ userId, onMerged }: DuplicatesNoteProps) => {
  const may = useMay();
  const sees = may('customers.read') && may('customers.write');
  const { data } = useCustomerDuplicatesQuery(
    sees ? { variables: { userId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const [compared, setCompared] = useState<string | null>(null);
  const others = data?.customerDuplicates ?? [];
  if (others.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mt: 1.5 }}>
      Another customer has the same phone or e-mail. Are they the same person?
      <Stack sx={{ mt: 0.5, alignItems: 'start' }}>
        {others.map(({ id, name, phone, email }) => (
          <Button key={id} size="small" onClick={() => setCompared(id)}>
            Compare with {name}, {email ?? phone}
          </Button>
        ))}
      </Stack>
      {compared && (
        <MergeDialog
          ids={[userId, compared]}
          onClose={() => setCompared(null)}
          onMerged={onMerged}
        />
      )}
    </Alert>
  );
};
