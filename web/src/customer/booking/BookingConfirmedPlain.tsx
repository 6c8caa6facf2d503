import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { focusWithoutScroll } from '../../ui/focusWithoutScroll';
import { orderExpress } from '../../orders/expressLabels';
import { orderStatusLabels } from '../../orders/orderStatus';
import { pickupWhen } from '../../orders/pickupTime';
import type { BookingPayload } from './useBookPickup';

interface BookingConfirmedPlainProps {
  open: boolean;
  payload: BookingPayload;
  onClose: () => void;
}

/**
 * Confirmation without decoration, for when the full dialog cannot be loaded. Without any
 * confirmation customers would book again.
 */
export const BookingConfirmedPlain = ({ open, payload, onClose }: BookingConfirmedPlainProps) => {
  if (!open) return null;
  const { message, booking } = payload;
  return (
    <Box
      role="alertdialog"
      aria-modal
      aria-label="Booking Confirmed!"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        placeItems: 'safe center',
        overflowY: 'auto',
        p: 2,
        bgcolor: 'rgb(0 0 0 / 0.4)',
      }}
    >
      <Stack
        spacing={2}
        sx={{
          width: 420,
          maxWidth: '100%',
          p: { xs: 3, sm: 4 },
          textAlign: 'center',
          borderRadius: '16px',
          bgcolor: 'background.paper',
        }}
      >
        <Typography ref={focusWithoutScroll} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
          Booking Confirmed!
        </Typography>
        <Typography>{message}</Typography>
        <Typography>
          Order <strong>#{booking.shortId}</strong>
        </Typography>
        <Typography>Pickup Date: {pickupWhen(booking)}</Typography>
        {booking.express && <Typography>Delivery: {orderExpress('Express', booking)}</Typography>}
        <Typography sx={{ overflowWrap: 'break-word' }}>
          Address: {booking.pickupAddress}
        </Typography>
        <Typography>Order Status: {orderStatusLabels[booking.orderStatus]}</Typography>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </Stack>
    </Box>
  );
};
