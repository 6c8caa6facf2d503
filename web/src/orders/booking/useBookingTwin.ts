import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { BookingTwinDocument } from '../../graphql/generated';
import type { BookingValues } from './bookingDraft';

type Place = Pick<BookingValues, 'date' | 'address'>;

export interface Twin extends Place {
  id: string;
  shortId: string;
}

const sameWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
    .trim();

const samePlace = (one: Place, other: Place): boolean =>
  one.date === other.date && sameWords(one.address) === sameWords(other.address);

/** A pickup that is booked already for the same day and address: pointed out once, never refused. */
export function useBookingTwin() {
  const client = useApolloClient();
  const [twin, setTwin] = useState<Twin | null>(null);
  const accepted = useRef<Place>(null);

  /** False when there is one that the person has not been told of. */
  const mayBook = async ({ date, address }: Place): Promise<boolean> => {
    if (accepted.current && samePlace(accepted.current, { date, address })) return true;
    const { data } = await client.query({
      query: BookingTwinDocument,
      variables: { filter: { pickupDate: date, orderStatus: 'WAITING_FOR_PICKUP' } },
      fetchPolicy: 'network-only',
    });
    const found = data?.myOrders.nodes.find(({ pickupAddress }) =>
      samePlace({ date, address: pickupAddress }, { date, address }),
    );
    setTwin(found ? { id: found.id, shortId: found.shortId, date, address } : null);
    // What is sent now and loses its answer would otherwise be taken for another one.
    if (!found) accepted.current = { date, address };
    return !found;
  };
  const accept = (place: Place): void => {
    accepted.current = place;
    setTwin(null);
  };
  const forget = (): void => {
    accepted.current = null;
    setTwin(null);
  };
  return { twin, mayBook, accept, forget };
}
