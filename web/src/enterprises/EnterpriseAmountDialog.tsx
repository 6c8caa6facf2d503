import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { usePriceListQuery, useStaffClothsQuery } from '../graphql/generated';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorState } from '../ui/ErrorState';
import { ListSkeleton } from '../ui/skeletons';
import { PriceListEditor } from './PriceListEditor';

interface EnterpriseAmountDialogProps {
  enterprise: { id: string; name: string; phone: string | null };
  onClose: () => void;
}

/** The prices agreed with one enterprise. They are saved together, in one step. */
export const EnterpriseAmountDialog = ({ enterprise, onClose }: EnterpriseAmountDialogProps) => {
  const titleId = useId();
  const [unsaved, setUnsaved] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const cloths = useStaffClothsQuery({ fetchPolicy: 'cache-and-network' });
  const prices = usePriceListQuery({
    variables: { customerId: enterprise.id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const leave = (): void => (unsaved ? setLeaving(true) : onClose());
  const error = prices.error ?? cloths.error;
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ pb: 0 }}>
        Enterprise Amount
      </DialogTitle>
      <Typography variant="body2" sx={{ px: 3, color: 'text.secondary' }}>
        {[enterprise.name, enterprise.phone].filter(Boolean).join(' · ')}
      </Typography>
      {prices.data && cloths.data ? (
        <PriceListEditor
          priceList={prices.data.priceList}
          cloths={cloths.data.cloths}
          onUnsaved={setUnsaved}
          onClose={leave}
        />
      ) : (
        <DialogContent>
          {error ? (
            <ErrorState error={error} onRetry={() => void prices.refetch()} />
          ) : (
            <ListSkeleton />
          )}
        </DialogContent>
      )}
      <ConfirmDialog
        open={leaving}
        question="The price list has changes that are not saved. Discard them?"
        confirmLabel="Discard"
        destructive
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      />
    </Dialog>
  );
};
