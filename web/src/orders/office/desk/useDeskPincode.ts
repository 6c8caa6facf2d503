import { skipToken, useApolloClient } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { DeskCustomerDocument, useDeskCustomerQuery } from '../../../graphql/generated';
import { staffSlot } from '../../slots/pickupTimes';
import { useReadTimes } from '../../slots/usePickupTimes';
import { deskPincode, type DeskBookingValues } from './deskBookingRules';

const isKnown = ({ customerId, isNew }: DeskBookingValues): boolean => !isNew && customerId !== '';

/** The PIN code of the address that is chosen or typed. */
export function useDeskPincode(): string {
  const { values } = useFormikContext<DeskBookingValues>();
  const { data } = useDeskCustomerQuery(
    isKnown(values) ? { variables: { id: values.customerId } } : skipToken,
  );
  return deskPincode(values, data?.user.addresses);
}

/** The time that a booking is sent with, also where Enter was quicker than the list of them. */
export function useDeskSlot() {
  const client = useApolloClient();
  const readTimes = useReadTimes();
  return async (values: DeskBookingValues): Promise<string | null> => {
    const answer = isKnown(values)
      ? await client
          .query({ query: DeskCustomerDocument, variables: { id: values.customerId } })
          .catch(() => undefined)
      : undefined;
    const pincode = deskPincode(values, answer?.data?.user.addresses);
    return staffSlot(await readTimes(pincode, values.date), values.date, values.slotId);
  };
}
