import { formatAddress } from '../../addresses/formatAddress';
import type { BookPickupInput } from '../../graphql/schema.generated';
import {
  useBookPickupMutation,
  type UseBookPickup_UserFragment,
  type BookPickupMutation,
} from './useBookPickup.generated';
import { useIdempotencyKey } from '../../ui/form/useIdempotencyKey';
import { toWireDate } from '../../ui/format/dates';
import { repeatWanted } from '../../orders/pickupDay.schema';
import { useLatestAvailability } from '../../orders/slots/usePickupAvailability';
import { bookingDraft, type BookingValues } from './bookingDraft';

export type BookingPayload = BookPickupMutation['bookPickup'];

function toInput(
  values: BookingValues,
  user: UseBookPickup_UserFragment,
  slotId: string | null,
): BookPickupInput {
  const saved = user.addresses.find((address) => formatAddress(address) === values.address);
  return {
    pickupDate: toWireDate(values.date),
    slotId,
    name: values.name.trim(),
    phone: values.phone,
    note: values.note.trim() || null,
    express: values.express,
    ...(saved
      ? { addressId: saved.id, recurrence: repeatWanted(values.recurrence) }
      : { pickupAddress: values.address }),
  };
}

/**
 * Books a pickup. All attempts for one filled-in form share an idempotency key, so a retry cannot
 * book twice.
 */
export function useBookPickup() {
  const [book] = useBookPickupMutation({
    // The booking changes all order lists of the user and the free slots.
    update: (cache) => {
      cache.evict({ fieldName: 'myOrders' });
      cache.evict({ fieldName: 'pickupAvailability' });
      cache.evict({ fieldName: 'recurringPickups' });
      cache.gc();
    },
  });
  const key = useIdempotencyKey(bookingDraft);
  const fresh = useLatestAvailability();
  return async (
    values: BookingValues,
    user: UseBookPickup_UserFragment,
    slotId: string | null,
  ): Promise<BookingPayload | undefined> => {
    const input = toInput(values, user, slotId);
    const variables = { input, idempotencyKey: key.current(input) };
    const { data } = await fresh(() => book({ variables }));
    key.renew();
    return data?.bookPickup;
  };
}
