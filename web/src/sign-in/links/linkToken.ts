import type { Location } from 'react-router-dom';

type LinkLocation = Pick<Location, 'hash' | 'search'> & { state: unknown };

interface TokenState {
  linkToken: string;
}

const isTokenState = (state: unknown): state is TokenState =>
  typeof state === 'object' &&
  state !== null &&
  'linkToken' in state &&
  typeof state.linkToken === 'string';

/** Token in the URL. New mails use the hash, which browsers do not send to servers; older mails use the query. */
const inAddress = ({ hash, search }: LinkLocation): string | null =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');

/**
 * Token of an e-mail link. The page moves the token from the URL, which is visible and stored in
 * the browser history, to the history state.
 */
export const linkToken = {
  inAddress,
  read: (place: LinkLocation): string =>
    inAddress(place) ?? (isTokenState(place.state) ? place.state.linkToken : ''),
  intoState: (state: unknown, token: string): object => ({
    ...(typeof state === 'object' ? state : {}),
    linkToken: token,
  }),
  /** Hash that restores the token when the user returns to this page. */
  hashOf: (place: LinkLocation): string => {
    const token = linkToken.read(place);
    return token ? `#token=${token}` : place.hash;
  },
};
