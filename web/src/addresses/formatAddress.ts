interface AddressParts {
  address: string;
  city: string;
  state: string;
  pincode: string;
}

/** address, city, state - pincode: as lists show it and as a booking sends it. */
export const formatAddress = ({ address, city, state, pincode }: AddressParts): string =>
  `${address}, ${city}, ${state} - ${pincode}`;
