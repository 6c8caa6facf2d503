interface AddressParts {
  address: string;
  city: string;
  state: string;
  pincode: string;
}

/** "address, city, state - pincode", the form for lists and bookings. */
export const formatAddress = ({ address, city, state, pincode }: AddressParts): string =>
  `${address}, ${city}, ${state} - ${pincode}`;

/**
 * Sorts addresses by creation time, which their ids encode. A new primary address therefore moves
 * no card.
 */
export const inOrderOfSaving = <T extends { id: string }>(addresses: readonly T[]): T[] =>
  addresses.toSorted((a, b) => (a.id < b.id ? -1 : 1));
