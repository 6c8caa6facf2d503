import { skipToken, useApolloClient } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { BookingCustomerDocument, useBookingCustomerQuery } from '../../../graphql/generated';
import { staffSlot } from '../../slots/pickupAvailability';
import { useReadTimes } from '../../slots/usePickupAvailability';
import { bookingPincode, type StaffBookingValues } from './staffBookingRules';

const isKnown = ({ customerId, isNew }: StaffBookingValues): boolean => !isNew && customerId !== '';

/** The PIN code of the address that is chosen or typed. */
export function useBookingPincode(): string {
  const { values } = useFormikContext<StaffBookingValues>();
  const { data } = useBookingCustomerQuery(
    isKnown(values) ? { variables: { id: values.customerId } } : skipToken,
  );
  return bookingPincode(values, data?.user.addresses);
}

/** The time that a booking is sent with, also where Enter was quicker than the list of them. */
export function useBookingSlot() {
  const client = useApolloClient();
  const readTimes = useReadTimes();
  return async (values: StaffBookingValues): Promise<string | null> => {
    const answer = isKnown(values)
      ? await client
          .query({ query: BookingCustomerDocument, variables: { id: values.customerId } })
          .catch(() => undefined)
      : undefined;
    const pincode = bookingPincode(values, answer?.data?.user.addresses);
    return staffSlot(await readTimes(pincode, values.date), values.date, values.slotId);
  };
}
