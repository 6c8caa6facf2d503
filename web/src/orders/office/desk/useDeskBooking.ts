import type { FormikHelpers } from 'formik';
import {
  useBookForCustomerMutation,
  type AddressInput,
  type BookForCustomerMutation,
  type DeskBookingInput,
  type NewCustomerInput,
} from '../../../graphql/generated';
import { toRequestError } from '../../../graphql/errors';
import { toWireDate } from '../../../ui/format/dates';
import { useIdempotencyKey } from '../../../ui/form/useIdempotencyKey';
import { newAddress, type DeskBookingValues } from './deskBookingRules';

export type DeskBooked = BookForCustomerMutation['bookForCustomer']['booking'];

export const deskDraft = 'new order';

interface Sent {
  input: DeskBookingInput;
  customer: NewCustomerInput | null;
  address: AddressInput | null;
}

const isSaved = (id: string): boolean => /^[0-9a-f-]{36}$/i.test(id);

function toSend(values: DeskBookingValues): Sent {
  const { isNew, customerId, addressId, date, note, express, walkIn } = values;
  const { name, phone, email, another } = values;
  const { address, pincode, city, state } = values;
  return {
    input: {
      customerId: isNew ? null : customerId,
      addressId: isSaved(addressId) ? addressId : null,
      pickupDate: toWireDate(date),
      note: note.trim() || null,
      ...{ express, walkIn },
    },
    customer: isNew ? { name: name.trim(), phone, email: email.trim() || null, another } : null,
    address:
      addressId === newAddress
        ? { address: address.trim(), pincode, city: city.trim(), state }
        : null,
  };
}

/** Where the server's names stand in the form; parts go by their last word. */
const places: Record<string, keyof DeskBookingValues> = {
  pickupDate: 'date',
  customerId: 'search',
};

/** Puts what was refused on its boxes; false where none of it has one. */
async function putBack(
  error: unknown,
  { setFieldTouched, setFieldError }: FormikHelpers<DeskBookingValues>,
  values: DeskBookingValues,
): Promise<boolean> {
  const refused = Object.entries(toRequestError(error).fields).map(([name, text]) => {
    const last = name.slice(name.lastIndexOf('.') + 1);
    return [places[last] ?? last, text] as const;
  });
  const known = refused.filter(([name]) => name in values);
  for (const [name, text] of known) {
    await setFieldTouched(name, true, false);
    setFieldError(name, text);
  }
  return known.length > 0;
}

/** Books, and gives the order; null where boxes say what is wrong. Throws anything else. */
export function useDeskBooking() {
  const [book] = useBookForCustomerMutation({
    // Every list of orders and customers is out of date now, whatever its filter.
    update: (cache) => {
      for (const fieldName of ['orders', 'users', 'deskSearch']) cache.evict({ fieldName });
      cache.gc();
    },
  });
  const key = useIdempotencyKey(deskDraft);
  return async (
    values: DeskBookingValues,
    helpers: FormikHelpers<DeskBookingValues>,
  ): Promise<DeskBooked | null> => {
    const sent = toSend(values);
    try {
      const { data } = await book({
        variables: { ...sent, idempotencyKey: key.current(sent) },
      });
      key.renew();
      return data?.bookForCustomer.booking ?? null;
    } catch (error) {
      if (await putBack(error, helpers, values)) return null;
      throw error;
    }
  };
}
