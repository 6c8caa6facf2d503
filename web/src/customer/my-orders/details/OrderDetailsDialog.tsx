import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { OrderChangedDocument } from '../../../orders/OrderChanged.generated';
import {
  OrderDetailsDocument,
  useOrderDetailsQuery,
  type OrderDetailsDialog_OrderFragment,
} from './OrderDetailsDialog.generated';
import { useChangeSubscription } from '../../../session/subscriptions/useChangeSubscription';
import { useRefetch } from '../../../graphql/useRefetch';
import { CloseButton } from '../../../ui/dialog/CloseButton';
import { Dialog } from '../../../ui/dialog/Dialog';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PrintSheet } from '../../../ui/print/PrintSheet';
import { ListSkeleton } from '../../../ui/feedback/skeletons';
import { CancelOrderButton } from './CancelOrderButton';
import { OrderDetails } from './OrderDetails';
import { RescheduleButton } from './RescheduleButton';

interface OrderDetailsDialogProps {
  id: string;
  onClose: () => void;
}

/**
 * Each button hides itself while its action is not possible. Its dialog stays mounted until it has
 * closed.
 */
const OrderActions = ({ order }: { order: OrderDetailsDialog_OrderFragment }) => (
  <>
    <CancelOrderButton order={order} />
    <RescheduleButton order={order} />
    <Button color="inherit" onClick={() => window.print()}>
      Print
    </Button>
  </>
);

/** Two buttons a row on phones. */
const actionsLayout = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
};

export const OrderDetailsDialog = ({ id, onClose }: OrderDetailsDialogProps) => {
  const titleId = useId();
  const narrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const { data, error, loading, refetch } = useOrderDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  // Changes by staff appear while the dialog is open.
  const read = useRefetch({ isBackground: true });
  useChangeSubscription(OrderChangedDocument, () => read(OrderDetailsDocument, { id }), {
    variables: { id },
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
      {/* This area scrolls, so it must be reachable with the keyboard. */}
      <DialogContent tabIndex={0} sx={{ outlineOffset: -2 }}>
        {order && <OrderDetails order={order} />}
        {!order && loading && <ListSkeleton label="Loading order..." />}
        {!order && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      </DialogContent>
      <DialogActions className="no-print" sx={actionsLayout}>
        {order && <OrderActions order={order} />}
        <CloseButton variant="contained" color="primary">
          Close
        </CloseButton>
      </DialogActions>
    </Dialog>
  );
};
