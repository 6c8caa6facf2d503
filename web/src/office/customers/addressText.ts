interface AddressParts {
  address: string;
  city: string;
  state: string;
}

/** All addresses of a customer on one line; a dash without any. */
export const addressesText = (addresses: readonly AddressParts[]): string =>
  addresses.map(({ address, city, state }) => `${address}, ${city}, ${state}`).join(' | ') || '-';
