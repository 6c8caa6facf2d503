import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../ui/format/dates';
import type { BookingValues } from './bookingDraft';
import type { Twin } from './useBookingTwin';

interface BookingTwinNoticeProps {
  twin: Twin | null;
  onAccept: (twin: Twin) => void;
}

const Notice = ({ twin, onAccept }: { twin: Twin; onAccept: (twin: Twin) => void }) => {
  const { submitForm } = useFormikContext<BookingValues>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} severity="warning" tabIndex={-1} sx={{ mt: 2 }}>
      You already have a pickup on {formatDate(twin.date)} at this address: order #{twin.shortId}.
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to={`/account?order=${twin.id}`} variant="outlined">
          See that order
        </Button>
        <Button
          color="inherit"
          onClick={() => {
            onAccept(twin);
            void submitForm();
          }}
        >
          Book another one
        </Button>
      </Stack>
    </Alert>
  );
};

/** Shown for as long as day and address are those of the pickup that is booked already. */
export const BookingTwinNotice = ({ twin, onAccept }: BookingTwinNoticeProps) => {
  const { values } = useFormikContext<BookingValues>();
  const same = twin && twin.date === values.date && twin.address === values.address;
  return same ? <Notice twin={twin} onAccept={onAccept} /> : null;
};
