import type { Location } from 'react-router-dom';

type Place = Pick<Location, 'hash' | 'search'> & { state: unknown };

interface KeptToken {
  mailedToken: string;
}

const isKept = (state: unknown): state is KeptToken =>
  typeof state === 'object' &&
  state !== null &&
  'mailedToken' in state &&
  typeof state.mailedToken === 'string';

/** As mails have it, in the part of the address that no server is sent. Older ones have it in the query. */
const inAddress = ({ hash, search }: Place): string | null =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');

/**
 * Token of an e-mail link. It moves from the URL, which is visible and stored in the history, to the history
 * state.
 */
export const mailedToken = {
  inAddress,
  read: (place: Place): string =>
    inAddress(place) ?? (isKept(place.state) ? place.state.mailedToken : ''),
  keep: (state: unknown, token: string): object => ({
    ...(typeof state === 'object' ? state : {}),
    mailedToken: token,
  }),
  /** What to put behind the path for coming back to this place. */
  hashOf: (place: Place): string => {
    const token = mailedToken.read(place);
    return token ? `#token=${token}` : place.hash;
  },
};
