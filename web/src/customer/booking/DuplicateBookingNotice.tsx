import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../ui/format/dates';
import type { BookingValues } from './bookingDraft';
import type { DuplicateBooking } from './useDuplicateBooking';

interface DuplicateBookingNoticeProps {
  duplicate: DuplicateBooking | null;
  onAccept: (duplicate: DuplicateBooking) => void;
}

const Notice = ({
  duplicate,
  onAccept,
}: DuplicateBookingNoticeProps & { duplicate: DuplicateBooking }) => {
  const { submitForm } = useFormikContext<BookingValues>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} severity="warning" tabIndex={-1} sx={{ mt: 2 }}>
      You already have a pickup on {formatDate(duplicate.date)} at this address: order #
      {duplicate.shortId}.
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to={`/account?order=${duplicate.id}`} variant="outlined">
          View order
        </Button>
        <Button
          color="inherit"
          onClick={() => {
            onAccept(duplicate);
            void submitForm();
          }}
        >
          Book anyway
        </Button>
      </Stack>
    </Alert>
  );
};

/** Warning about a second pickup for the same address on the same day. */
export const DuplicateBookingNotice = ({ duplicate, onAccept }: DuplicateBookingNoticeProps) => {
  const { values } = useFormikContext<BookingValues>();
  const same = duplicate && duplicate.date === values.date && duplicate.address === values.address;
  return same ? <Notice duplicate={duplicate} onAccept={onAccept} /> : null;
};
