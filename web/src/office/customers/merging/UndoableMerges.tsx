import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { usePermissions } from '../../../session/permissions/usePermissions';
import { useCustomerMergesQuery, useUndoCustomerMergeMutation } from './UndoableMerges.generated';
import { useRefetchActive } from '../../../graphql/useRefetchActive';
import { DeleteDialog } from '../../../ui/dialog/DeleteDialog';
import { formatDateTime } from '../../../ui/format/dates';

interface Undoing {
  id: string;
  mergedName: string;
}

/** Merges into this customer that can still be undone. */
export const UndoableMerges = ({ userId }: { userId: string }) => {
  const may = usePermissions();
  const sees = may('customers.read') && may('customers.write');
  const { data } = useCustomerMergesQuery(
    sees ? { variables: { userId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const [undo] = useUndoCustomerMergeMutation();
  const refetch = useRefetchActive();
  const [asked, setAsked] = useState<Undoing | null>(null);
  const merges = data?.customerMerges ?? [];
  return (
    <>
      {merges.map(({ id, mergedName, mergedPhone, undoableUntil }) => (
        <Alert
          key={id}
          severity="info"
          sx={{ mt: 1.5 }}
          action={
            <Button
              color="inherit"
              size="small"
              sx={{ whiteSpace: 'nowrap' }}
              onClick={() => setAsked({ id, mergedName })}
            >
              Undo the merge
            </Button>
          }
        >
          {mergedName}
          {mergedPhone && `, ${mergedPhone},`} was merged into this customer. You can undo this
          until {formatDateTime(undoableUntil)}.
        </Alert>
      ))}
      {asked && (
        <DeleteDialog
          title="Undo the merge?"
          verb={['Undo the merge', 'Undoing...']}
          question={`${asked.mergedName} gets the old orders, dues and addresses back. Anything new since the merge stays with this customer.`}
          failureText="Failed to undo the merge"
          onDelete={async () => {
            const { data: undone } = await undo({ variables: { id: asked.id } });
            refetch();
            return undone?.undoCustomerMerge.message;
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
