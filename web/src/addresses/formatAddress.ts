interface AddressParts {
  address: string;
  city: string;
  state: string;
  pincode: string;
}

/** address, city, state - pincode: as lists show it and as a booking sends it. */
export const formatAddress = ({ address, city, state, pincode }: AddressParts): string =>
  `${address}, ${city}, ${state} - ${pincode}`;

/** In the order in which they were saved: choosing another primary address moves no card. */
export const inOrderOfSaving = <T extends { id: string }>(addresses: readonly T[]): T[] =>
  addresses.toSorted((a, b) => (a.id < b.id ? -1 : 1));
