import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useStaffClothsQuery } from '../../cloths/ClothsCard.generated';
import { usePriceListQuery } from '../../orders/staff/pickup/useClothOffers.generated';
import type { EnterpriseAmountDialog_UserFragment } from './EnterpriseAmountDialog.generated';
import { Dialog } from '../../ui/dialog/Dialog';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { PriceListEditor } from './PriceListEditor';

interface EnterpriseAmountDialogProps {
  enterprise: EnterpriseAmountDialog_UserFragment;
  onClose: () => void;
}

/** Edits the prices of one enterprise. Saving sends the whole list. */
export const EnterpriseAmountDialog = ({ enterprise, onClose }: EnterpriseAmountDialogProps) => {
  const titleId = useId();
  const cloths = useStaffClothsQuery({ fetchPolicy: 'cache-and-network' });
  const prices = usePriceListQuery({
    variables: { customerId: enterprise.id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const error = prices.error ?? cloths.error;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ pb: 0 }}>
        Enterprise Amount
      </DialogTitle>
      <Typography variant="body2" sx={{ px: 3, color: 'text.secondary' }}>
        {[enterprise.name, enterprise.phone].filter(Boolean).join(' · ')}
      </Typography>
      {prices.data && cloths.data ? (
        <PriceListEditor priceList={prices.data.priceList} cloths={cloths.data.cloths} />
      ) : (
        <DialogContent>
          {error ? (
            <ErrorState error={error} onRetry={() => void prices.refetch()} />
          ) : (
            <ListSkeleton />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
};
