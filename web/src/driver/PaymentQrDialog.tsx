import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { usePaymentQrQuery, type PaymentQrQuery } from './PaymentQrDialog.generated';
import { CloseButton } from '../ui/dialog/CloseButton';
import { Dialog } from '../ui/dialog/Dialog';
import { ErrorState } from '../ui/feedback/ErrorState';
import { ListSkeleton } from '../ui/feedback/skeletons';
import { formatMoney } from '../ui/format/formatMoney';
import { QrCode } from '../ui/print/QrCode';
import { useRefetchOnFocus } from '../graphql/useRefetchOnFocus';

/** Milliseconds between two checks for the payment. */
const CHECK_INTERVAL_MS = 4000;

const Code = ({ order: { due, serviceCharge, paymentLink } }: PaymentQrQuery) => {
  if (due === 0) return <Typography role="status">Paid in full.</Typography>;
  if (!paymentLink)
    return (
      <Typography role="status">
        There is no payment link for this order. Collect {formatMoney(due)} in cash.
      </Typography>
    );
  return (
    <>
      {/* Dark on white also in dark mode, because scanners need the contrast. */}
      <Box
        sx={{ bgcolor: '#fff', color: '#000', borderRadius: '12px', '& svg': { display: 'block' } }}
      >
        <QrCode text={paymentLink} label="Payment QR code" />
      </Box>
      <Typography sx={{ mt: 1.5 }}>
        Ask the customer to scan and pay {formatMoney(due + serviceCharge)} by UPI or card,{' '}
        including {formatMoney(serviceCharge)} service charge.
      </Typography>
    </>
  );
};

/** Payment link of an order as a QR code for the customer's phone. The dialog reports when the payment arrives. */
export const PaymentQrDialog = ({ orderId, onClose }: { orderId: string; onClose: () => void }) => {
  const titleId = useId();
  const { data, error, refetch } = usePaymentQrQuery({
    variables: { id: orderId },
    fetchPolicy: 'network-only',
    pollInterval: CHECK_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const again = (): void => void refetch().catch(() => undefined);
  useRefetchOnFocus(again);
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>Pay online</DialogTitle>
      <DialogContent>
        {data && <Code order={data.order} />}
        {!data && !error && <ListSkeleton rows={2} />}
        {!data && error && <ErrorState error={error} onRetry={again} />}
      </DialogContent>
      <DialogActions>
        <CloseButton>Close</CloseButton>
      </DialogActions>
    </Dialog>
  );
};
