import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useContext, useDeferredValue, useId, useState } from 'react';
import { useOrderDialogQuery, type OrderDialog_OrderFragment } from './OrderDialog.generated';
import { CopyableId } from '../../../ui/CopyableId';
import { Dialog } from '../../../ui/dialog/Dialog';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { ListSkeleton } from '../../../ui/feedback/skeletons';
import { useClose } from '../../../ui/dialog/useUnsavedChangesGuard';
import { OrderContent } from './OrderContent';
import { OrderListUpdate } from '../list-updates/OrderListUpdate';
import { OrderStatusChip, PaymentStatusChip } from '../../StatusChips';
import { OfflineQueueContext } from '../offlineQueueContext';
import { useOrderDialog } from '../useOrderDialog';
import { useEarlyNextStatus } from '../useEarlyNextStatus';

const CloseCorner = () => (
  <IconButton
    aria-label="Close"
    onClick={useClose()}
    sx={{ position: 'absolute', right: 12, top: 8 }}
  >
    <Close />
  </IconButton>
);

interface TitleProps {
  id: string;
  order: OrderDialog_OrderFragment | undefined;
}

const Title = ({ id, order }: TitleProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.5,
      py: 1.5,
      pl: { xs: 2, sm: 3 },
      // Room for the close button.
      pr: 8,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Typography id={id} variant="h3" component="h2" sx={{ display: 'flex', gap: 1 }}>
      Order {order && <CopyableId id={order.id} shortId={order.shortId} />}
    </Typography>
    {order && (
      <>
        <OrderStatusChip order={order} forStaff />
        {order.orderStatus !== 'WAITING_FOR_PICKUP' && <PaymentStatusChip order={order} />}
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[order.user.name, order.user.phone].filter(Boolean).join(' · ')}
        </Typography>
      </>
    )}
    <CloseCorner />
  </Box>
);

const body = { px: { xs: 2, sm: 3 }, py: 2.5 };

interface AskedOrderProps {
  id: string;
  titleId: string;
}

const AskedOrder = ({ id, titleId }: AskedOrderProps) => {
  const { form, openForm } = useOrderDialog();
  // Reads the current order. Every change sends the version that the user sees.
  const { data, error, refetch } = useOrderDialogQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const queue = useContext(OfflineQueueContext);
  const order = data?.order ?? (error && queue?.orderOf(id));
  // The first render of the content is deferred. Later changes render at once.
  const ready = useDeferredValue(order !== undefined);
  useEarlyNextStatus(ready ? order : undefined, openForm);
  // Remounts the content after a refetch, because a change sends the version on screen.
  const [shown, setShown] = useState(0);
  const [typing, setTyping] = useState(false);
  const show = () =>
    void refetch().then(
      () => setShown((times) => times + 1),
      () => undefined,
    );
  return (
    <>
      <Title id={titleId} order={order} />
      {order && (
        <OrderListUpdate
          id={id}
          version={order.version}
          isTyping={form !== null || typing}
          onShow={show}
        />
      )}
      <DialogContent sx={body}>
        {order && ready && (
          <OrderContent
            key={shown}
            order={order}
            form={form}
            onForm={openForm}
            onTyping={setTyping}
          />
        )}
        {!(order && ready) && !error && <ListSkeleton />}
        {!order && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      </DialogContent>
    </>
  );
};

/** Opens the dialog before it loads the order, so the frame does not render twice. */
const Order = (props: AskedOrderProps) => {
  const seen = useDeferredValue(true, false);
  if (seen) return <AskedOrder {...props} />;
  return (
    <>
      <Title id={props.titleId} order={undefined} />
      <DialogContent sx={body}>
        <ListSkeleton />
      </DialogContent>
    </>
  );
};

const OpenOrder = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const titleId = useId();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      maxWidth="lg"
      fullWidth
      fullScreen={narrow}
      aria-labelledby={titleId}
      onClose={onClose}
      slotProps={{ paper: { sx: { minHeight: { md: 560 } } } }}
    >
      <Order id={id} titleId={titleId} />
    </Dialog>
  );
};

/** Every page that shows orders to staff renders this dialog. */
export const OrderDialog = () => {
  const { id, close } = useOrderDialog();
  return id ? <OpenOrder key={id} id={id} onClose={close} /> : null;
};
