import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Celebration } from '../../ui/illustrations/Celebration';
import { CloseButton } from '../../ui/dialog/CloseButton';
import { Dialog } from '../../ui/dialog/Dialog';
import { DescriptionList } from '../../ui/table/DescriptionList';
import { formatDate } from '../../ui/format/dates';
import { focusWithoutScroll } from '../../ui/focusWithoutScroll';
import { saveFile } from '../../ui/print/saveFile';
import { TickIllustration } from '../../ui/illustrations/TickIllustration';
import { pickupCalendar } from './pickupCalendar';
import { orderExpress } from '../../orders/expressLabels';
import { pickupTimeFact } from '../../orders/pickupTime';
import { repeatFact } from '../../orders/recurring/recurrenceLabels';
import { OrderStatusChip } from '../../orders/StatusChips';
import type { BookingPayload } from './useBookPickup';

interface BookingConfirmedDialogProps {
  open: boolean;
  payload: BookingPayload;
  onClose: () => void;
}

function saveCalendar(booking: BookingPayload['booking']): void {
  const file = pickupCalendar(booking, window.location.origin);
  saveFile(
    new Blob([file], { type: 'text/calendar;charset=utf-8' }),
    `pickup-${booking.shortId}.ics`,
  );
}

const confettiPieces = 1300;
const dialogWidth = 420;

export const BookingConfirmedDialog = ({ open, payload, onClose }: BookingConfirmedDialogProps) => {
  const titleId = useId();
  const { message, booking } = payload;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: dialogWidth, maxWidth: 'calc(100% - 32px)' } } }}
    >
      <Celebration pieces={confettiPieces} />
      <DialogContent sx={{ p: { xs: 3, sm: 4 }, textAlign: 'center' }}>
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <TickIllustration />
          {/* The heading gets the focus. A focused button below would scroll the heading out of
              sight. */}
          <Typography
            id={titleId}
            ref={focusWithoutScroll}
            tabIndex={-1}
            variant="h2"
            sx={{ outline: 'none' }}
          >
            Booking Confirmed!
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{message}</Typography>
          <Box sx={{ width: '100%', textAlign: 'left' }}>
            <DescriptionList
              facts={[
                ['Order', `#${booking.shortId}`],
                ['Pickup Date', formatDate(booking.pickupDate)],
                ...pickupTimeFact(booking),
                ...repeatFact(booking),
                ...(booking.express
                  ? [['Delivery', orderExpress('Express', booking)] as const]
                  : []),
                ['Address', booking.pickupAddress],
                ['Order Status', <OrderStatusChip key="status" order={booking} />],
              ]}
            />
          </Box>
          <Button component={Link} to={`/account?order=${booking.id}`} variant="outlined" fullWidth>
            Track order
          </Button>
          <Button fullWidth onClick={() => saveCalendar(booking)}>
            Add to calendar
          </Button>
          <CloseButton variant="contained" color="primary" fullWidth>
            Close
          </CloseButton>
        </Stack>
      </DialogContent>
    </Dialog>
  );
};
