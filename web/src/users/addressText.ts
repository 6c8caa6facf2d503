interface AddressParts {
  address: string;
  city?: string | null;
  state?: string | null;
  pincode?: string | null;
}

/** Parts that are missing are read off the end of the line: address, city, state, pincode. */
export function splitAddress(given: AddressParts): Required<AddressParts> {
  const { address, city, state, pincode } = given;
  if (city || state || pincode) {
    return { address, city: city ?? '', state: state ?? '', pincode: pincode ?? '' };
  }
  const parts = address.split(',').map((part) => part.trim());
  const fromRight = (): string => (parts.length > 1 ? (parts.pop() ?? '') : '');
  const last = fromRight();
  const [region = '', pin = ''] = last.split(/\s+-\s+(?=\d{6}$)/);
  const [stateRead, pinRead] = pin || !/^\d{6}$/.test(last) ? [region, pin] : [fromRight(), last];
  const cityRead = fromRight();
  return { address: parts.join(', '), city: cityRead, state: stateRead, pincode: pinRead };
}

/** address, city, state */
export function shortAddress(given: AddressParts): string {
  const { address, city, state } = splitAddress(given);
  return [address, city, state].filter(Boolean).join(', ');
}

/** All addresses of one person in a line; a dash when there is none. */
export const addressesText = (addresses: readonly AddressParts[]): string =>
  addresses.map(shortAddress).join(' | ') || '-';
