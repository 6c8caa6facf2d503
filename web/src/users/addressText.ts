interface AddressParts {
  address: string;
  city: string;
  state: string;
}

/** All addresses of one person in a line; a dash when there is none. */
export const addressesText = (addresses: readonly AddressParts[]): string =>
  addresses.map(({ address, city, state }) => `${address}, ${city}, ${state}`).join(' | ') || '-';
