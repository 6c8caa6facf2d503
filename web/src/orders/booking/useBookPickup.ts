import { formatAddress } from '../../addresses/formatAddress';
import {
  useBookPickupMutation,
  type UseBookPickup_UserFragment,
  type BookPickupInput,
  type BookPickupMutation,
} from '../../graphql/generated';
import { useIdempotencyKey } from '../../ui/form/useIdempotencyKey';
import { toWireDate } from '../../ui/format/dates';
import { bookingDraft, type BookingValues } from './bookingDraft';

export type BookingPayload = BookPickupMutation['bookPickup'];

function toInput(values: BookingValues, user: UseBookPickup_UserFragment): BookPickupInput {
  const saved = user.addresses.find((address) => formatAddress(address) === values.address);
  return {
    pickupDate: toWireDate(values.date),
    name: values.name.trim(),
    phone: values.phone,
    note: values.note.trim() || null,
    express: values.express,
    ...(saved ? { addressId: saved.id } : { pickupAddress: values.address }),
  };
}

/** One key for one filling of the form, so that a retry cannot book twice. */
export function useBookPickup() {
  const [book] = useBookPickupMutation({
    // Every list of the user's orders is out of date now, whatever its filter.
    update: (cache) => {
      cache.evict({ fieldName: 'myOrders' });
      cache.gc();
    },
  });
  const key = useIdempotencyKey(bookingDraft);
  return async (
    values: BookingValues,
    user: UseBookPickup_UserFragment,
  ): Promise<BookingPayload | undefined> => {
    const input = toInput(values, user);
    const { data } = await book({ variables: { input, idempotencyKey: key.current(input) } });
    key.renew();
    return data?.bookPickup;
  };
}
