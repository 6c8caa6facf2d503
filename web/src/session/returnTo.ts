import type { Location } from 'react-router-dom';
import { homeOf } from './permissions/staff';
import type { SessionUser } from './session';

interface ReturnToState {
  returnTo: string;
  /** Id of the user whose session ended on the page. Other users do not return there. */
  returnFor?: string;
}

const isState = (state: unknown): state is ReturnToState =>
  typeof state === 'object' &&
  state !== null &&
  'returnTo' in state &&
  typeof state.returnTo === 'string';

/** Page that requested a sign-in. It is stored in the history entry, so it survives a reload. */
export const returnTo = {
  remember: (
    { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
    returnFor?: string,
  ) => ({ returnTo: pathname + search + hash, returnFor }) satisfies ReturnToState,
  /** Path after the sign-in. */
  recall: (state: unknown, user: SessionUser): string =>
    isState(state) && (!state.returnFor || state.returnFor === user.id)
      ? state.returnTo
      : homeOf(user),
};
