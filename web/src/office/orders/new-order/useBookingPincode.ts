import { skipToken, useApolloClient } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { BookingCustomerDocument, useBookingCustomerQuery } from './CustomerSection.generated';
import { staffSlot } from '../../../orders/slots/pickupAvailability';
import { useReadTimes } from '../../../orders/slots/usePickupAvailability';
import { bookingPincode, type StaffBookingValues } from './staffBookingRules';

const isKnown = ({ customerId, isNew }: StaffBookingValues): boolean => !isNew && customerId !== '';

/** PIN code of the chosen or typed address. */
export function useBookingPincode(): string {
  const { values } = useFormikContext<StaffBookingValues>();
  const { data } = useBookingCustomerQuery(
    isKnown(values) ? { variables: { id: values.customerId } } : skipToken,
  );
  return bookingPincode(values, data?.user.addresses);
}

/** The slot to book. Also correct if the user presses Enter before the slots have loaded. */
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
