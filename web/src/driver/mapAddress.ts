/** Map link for an address. Phones open it in their map app, others in a browser. */
export const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
