import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useOrderDetailsQuery, type OrderDetails_OrderFragment } from '../graphql/generated';
import { CloseButton } from '../ui/CloseButton';
import { Dialog } from '../ui/Dialog';
import { ErrorState } from '../ui/ErrorState';
import { PrintSheet } from '../ui/PrintSheet';
import { ListSkeleton } from '../ui/skeletons';
import { CancelOrderButton } from './CancelOrderButton';
import { OrderDetails } from './OrderDetails';
import { RescheduleButton } from './RescheduleButton';

interface OrderDetailsDialogProps {
  id: string;
  onClose: () => void;
}

interface OrderActionsProps {
  order: OrderDetails_OrderFragment;
  /** Somebody else changed the order meanwhile: show what is true now. */
  onConflict: () => void;
}

/** Each shows itself while it can be done; its dialog stays to close in its own time. */
const OrderActions = ({ order, onConflict }: OrderActionsProps) => (
  <>
    <CancelOrderButton order={order} onConflict={onConflict} />
    <RescheduleButton order={order} onConflict={onConflict} />
    <Button color="inherit" onClick={() => window.print()}>
      Print
    </Button>
  </>
);

export const OrderDetailsDialog = ({ id, onClose }: OrderDetailsDialogProps) => {
  const titleId = useId();
  const narrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const { data, error, loading, refetch } = useOrderDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      fullScreen={narrow}
      scroll="paper"
      aria-labelledby={titleId}
      className="print-sheet"
    >
      <PrintSheet />
      <DialogTitle id={titleId}>Order Details{order && ` #${order.shortId}`}</DialogTitle>
      {/* Scrolls, so the keyboard must be able to reach it. */}
      <DialogContent tabIndex={0} sx={{ outlineOffset: -2 }}>
        {order && <OrderDetails order={order} />}
        {!order && loading && <ListSkeleton label="Loading order..." />}
        {!order && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      </DialogContent>
      <DialogActions className="no-print" sx={{ flexWrap: 'wrap' }}>
        {order && <OrderActions order={order} onConflict={() => void refetch()} />}
        <CloseButton variant="contained" color="primary">
          Close
        </CloseButton>
      </DialogActions>
    </Dialog>
  );
};
