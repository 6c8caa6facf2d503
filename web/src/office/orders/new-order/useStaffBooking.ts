import type { FormikHelpers } from 'formik';
import type { CreateBookingForCustomerInput } from '../../../graphql/schema.generated';
import {
  useCreateBookingForCustomerMutation,
  type CreateBookingForCustomerMutation,
} from './NewOrderPage.generated';
import { toRequestError } from '../../../graphql/errors';
import { toWireDate } from '../../../ui/format/dates';
import { useIdempotencyKey } from '../../../ui/form/useIdempotencyKey';
import { putOnFields } from '../../../ui/form/useFormSubmit';
import { repeatWanted } from '../../../orders/pickupDay.schema';
import { useLatestAvailability } from '../../../orders/slots/usePickupAvailability';
import { useBookingSlot } from './useBookingPincode';
import { newAddress, type StaffBookingValues } from './staffBookingRules';

export type StaffBooked = CreateBookingForCustomerMutation['createBookingForCustomer']['booking'];

export const newOrderDraft = 'new order';

const isSaved = (id: string): boolean => /^[0-9a-f-]{36}$/i.test(id);

function toSend(values: StaffBookingValues, slotId: string | null): CreateBookingForCustomerInput {
  const { isNew, customerId, addressId, date, note, express, walkIn, recurrence } = values;
  const { name, phone, email, another } = values;
  const { address, pincode, city, state } = values;
  return {
    customerId: isNew ? null : customerId,
    addressId: isSaved(addressId) ? addressId : null,
    pickupDate: toWireDate(date),
    slotId,
    note: note.trim() || null,
    ...{ express, walkIn, recurrence: walkIn ? null : repeatWanted(recurrence) },
    customer: isNew ? { name: name.trim(), phone, email: email.trim() || null, another } : null,
    address:
      addressId === newAddress
        ? { address: address.trim(), pincode, city: city.trim(), state }
        : null,
  };
}

/** Form field by the last part of a server field name, if the names differ. */
const places: Record<string, keyof StaffBookingValues> = {
  pickupDate: 'date',
  customerId: 'search',
};

/** Shows server errors at the form fields. False if no error belongs to a field. */
async function putBack(
  error: unknown,
  helpers: FormikHelpers<StaffBookingValues>,
  values: StaffBookingValues,
): Promise<boolean> {
  const refused = Object.entries(toRequestError(error).fields).map(([name, text]) => {
    const last = name.slice(name.lastIndexOf('.') + 1);
    return [places[last] ?? last, text] as const;
  });
  return putOnFields(Object.fromEntries(refused.filter(([name]) => name in values)), helpers);
}

/** Books and returns the order. Returns null after field errors and throws other errors. */
export function useStaffBooking() {
  const [book] = useCreateBookingForCustomerMutation({
    // The booking changes all lists of orders and customers.
    update: (cache) => {
      for (const fieldName of [
        'orders',
        'users',
        'search',
        'pickupAvailability',
        'recurringPickups',
      ])
        cache.evict({ fieldName });
      cache.gc();
    },
  });
  const key = useIdempotencyKey(newOrderDraft);
  const slotOf = useBookingSlot();
  const fresh = useLatestAvailability();
  return async (
    values: StaffBookingValues,
    helpers: FormikHelpers<StaffBookingValues>,
  ): Promise<StaffBooked | null> => {
    const input = toSend(values, await slotOf(values));
    const variables = { idempotencyKey: key.current(input), input };
    try {
      const { data } = await fresh(() => book({ variables }));
      key.renew();
      return data?.createBookingForCustomer.booking ?? null;
    } catch (error) {
      if (await putBack(error, helpers, values)) return null;
      throw error;
    }
  };
}
