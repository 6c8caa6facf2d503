import { skipToken } from '@apollo/client/react';
import type { FormikHelpers } from 'formik';
import { useCallback, useState } from 'react';
import { formatAddress } from '../../addresses/formatAddress';
import { useSessionUser } from '../../session/session';
import {
  useBookPickupUserQuery,
  type BookPickupForm_UserFragment,
} from './BookPickupForm.generated';
import { Form } from '../../ui/form/Form';
import { lazyComponent, useFetchAhead } from '../../ui/feedback/lazyComponent';
import { useToast } from '../../ui/feedback/useToast';
import { putOnFields } from '../../ui/form/useFormSubmit';
import { checkPickup } from '../../orders/slots/pickupAvailability';
import { useReadTimes } from '../../orders/slots/usePickupAvailability';
import { bookingDraft, emptyBooking, pincodeWanted, type BookingValues } from './bookingDraft';
import { BookingConfirmedPlain } from './BookingConfirmedPlain';
import { BookingFields } from './BookingFields';
import { DuplicateBookingNotice } from './DuplicateBookingNotice';
import { bookPickupSchema } from './bookPickup.schema';
import { SignInNotice } from './SignInNotice';
import { useDuplicateBooking } from './useDuplicateBooking';
import { useBookPickup, type BookingPayload } from './useBookPickup';

// If this chunk fails to load, a plain confirmation is shown.
const BookingConfirmedDialog = lazyComponent(
  () => import('./BookingConfirmedDialog'),
  'BookingConfirmedDialog',
  { Waiting: BookingConfirmedPlain, Failed: BookingConfirmedPlain },
);

function known(user: BookPickupForm_UserFragment | undefined): BookingValues {
  const primary = user?.addresses.find((address) => address.primary);
  return {
    ...emptyBooking,
    name: user?.name ?? '',
    phone: user?.phone ?? '',
    address: primary ? formatAddress(primary) : '',
  };
}

type Submit = (values: BookingValues, helpers: FormikHelpers<BookingValues>) => Promise<boolean>;

/** Books the pickup and passes the result to `onConfirmed`. Throws the errors of the request. */
function useSubmit(
  loadUser: () => Promise<BookPickupForm_UserFragment | undefined>,
  mayBook: (values: BookingValues) => Promise<boolean>,
  onConfirmed: (payload: BookingPayload) => void,
): Submit {
  const book = useBookPickup();
  const toast = useToast();
  const readTimes = useReadTimes();
  return async (values, helpers) => {
    const user = await loadUser();
    if (!user) return false;
    const request = { pincode: pincodeWanted(values), day: values.date, slotId: values.slotId };
    const { refused, slotId } = checkPickup(await readTimes(request.pincode, request.day), request);
    const { place, day } = refused;
    if (await putOnFields({ address: place, date: day, slotId: refused.slotId }, helpers))
      return false;
    if (!(await mayBook(values))) return false;
    const payload = await book(values, user, slotId);
    if (!payload?.booking) {
      toast.error('Booking request was sent, but an unexpected response was received.');
      return false;
    }
    onConfirmed(payload);
    helpers.resetForm({ values: known(user) });
    return true;
  };
}

export const BookPickupForm = () => {
  useFetchAhead(BookingConfirmedDialog);
  const sessionUser = useSessionUser();
  const { data, error, loading, refetch } = useBookPickupUserQuery(sessionUser ? {} : skipToken);
  const [confirmed, setConfirmed] = useState<BookingPayload | null>(null);
  const [dialogOpen, setDialogOpen] = useState(false);
  const [refused, setRefused] = useState(0);
  const toast = useToast();
  const askToSignIn = useCallback(
    (message: string): void => {
      toast.error(message);
      setRefused((count) => count + 1);
    },
    [toast],
  );
  const signedInOnly = (): boolean => {
    if (!sessionUser) askToSignIn('Please login to book your laundry pickup');
    return Boolean(sessionUser);
  };
  // The customer may submit before the account has loaded. The form then waits for it.
  const loadUser = async () => data?.me ?? (await refetch()).data?.me;
  const { duplicate, mayBook, accept, forget } = useDuplicateBooking();
  const submit = useSubmit(loadUser, mayBook, (payload) => {
    forget();
    setConfirmed(payload);
    setDialogOpen(true);
  });
  return (
    <>
      <Form
        label="Book a pickup"
        draft={bookingDraft}
        initialValues={emptyBooking}
        schema={bookPickupSchema}
        onAttempt={signedInOnly}
        onSubmit={submit}
      >
        <BookingFields
          user={data?.me}
          known={known(data?.me)}
          failed={Boolean(error) && !loading}
          onRetry={() => void refetch()}
          askToSignIn={askToSignIn}
        />
        {!sessionUser && refused > 0 && <SignInNotice key={refused} />}
        <DuplicateBookingNotice duplicate={duplicate} onAccept={accept} />
      </Form>
      {confirmed && (
        <BookingConfirmedDialog
          open={dialogOpen}
          payload={confirmed}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
};
