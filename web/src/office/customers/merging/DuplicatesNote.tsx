import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipToken } from '@apollo/client/react';
import { useId, useState } from 'react';
import { usePermissions } from '../../../session/permissions/usePermissions';
import { useCustomerDuplicatesQuery } from './DuplicatesNote.generated';
import { lazyDialog } from '../../../ui/dialog/lazyDialog';

const MergeDialog = lazyDialog(() => import('./MergeDialog'), 'MergeDialog');

interface DuplicatesNoteProps {
  userId: string;
  onMerged: (survivorId: string) => void;
}

/** Other customers with the same phone number or email address, to compare and merge. */
export const DuplicatesNote = ({ userId, onMerged }: DuplicatesNoteProps) => {
  const ids = useId();
  const may = usePermissions();
  const sees = may('customers.read') && may('customers.write');
  const { data } = useCustomerDuplicatesQuery(
    sees ? { variables: { userId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const [compared, setCompared] = useState<string | null>(null);
  const others = data?.customerDuplicates ?? [];
  if (others.length === 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ mt: 1.5, overflowWrap: 'anywhere', '& .MuiAlert-message': { minWidth: 0 } }}
    >
      Another customer has the same phone or email. Are they the same person?
      {others.map(({ id, name, phone, email }) => (
        <Box key={id} sx={{ mt: 1 }}>
          <Box id={`${ids}${id}`}>
            {name}, {email ?? phone}
          </Box>
          <Button
            size="small"
            variant="outlined"
            aria-describedby={`${ids}${id}`}
            sx={{ mt: 0.5 }}
            onClick={() => setCompared(id)}
          >
            Compare
          </Button>
        </Box>
      ))}
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
