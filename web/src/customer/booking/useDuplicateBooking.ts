import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { DuplicateBookingDocument } from './useDuplicateBooking.generated';
import type { BookingValues } from './bookingDraft';

type DateAndAddress = Pick<BookingValues, 'date' | 'address'>;

export interface DuplicateBooking extends DateAndAddress {
  id: string;
  shortId: string;
}

const normalised = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
    .trim();

const samePlace = (one: DateAndAddress, other: DateAndAddress): boolean =>
  one.date === other.date && normalised(one.address) === normalised(other.address);

/** Warns once about a pickup on the same day at the same address. The customer may book anyway. */
export function useDuplicateBooking() {
  const client = useApolloClient();
  const [duplicate, setDuplicate] = useState<DuplicateBooking | null>(null);
  const accepted = useRef<DateAndAddress>(null);

  /** False for a duplicate that the customer has not confirmed. */
  const mayBook = async ({ date, address }: DateAndAddress): Promise<boolean> => {
    if (accepted.current && samePlace(accepted.current, { date, address })) return true;
    const { data } = await client.query({
      query: DuplicateBookingDocument,
      variables: { filter: { pickupDate: date, orderStatus: 'WAITING_FOR_PICKUP' } },
      fetchPolicy: 'network-only',
    });
    const found = data?.myOrders.nodes.find(({ pickupAddress }) =>
      samePlace({ date, address: pickupAddress }, { date, address }),
    );
    setDuplicate(found ? { id: found.id, shortId: found.shortId, date, address } : null);
    // Remembers a checked date and address, so that a retry after a lost response skips the check.
    // The check would find the order of the first attempt.
    if (!found) accepted.current = { date, address };
    return !found;
  };
  const accept = (place: DateAndAddress): void => {
    accepted.current = place;
    setDuplicate(null);
  };
  const forget = (): void => {
    accepted.current = null;
    setDuplicate(null);
  };
  return { duplicate, mayBook, accept, forget };
}
