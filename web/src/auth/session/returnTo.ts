import type { Location } from 'react-router-dom';
import { homeOf } from '../permissions/staff';
import type { SessionUser } from './session';

interface ReturnToState {
  returnTo: string;
  /** User whose session ended on the page; others are not led there. */
  returnFor?: string;
}

const isState = (state: unknown): state is ReturnToState =>
  typeof state === 'object' &&
  state !== null &&
  'returnTo' in state &&
  typeof state.returnTo === 'string';

/** The page that sent a visitor to sign in. It travels in the history entry, so it outlives a reload. */
export const returnTo = {
  remember: (
    { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
    returnFor?: string,
  ) => ({ returnTo: pathname + search + hash, returnFor }) satisfies ReturnToState,
  /** Where signing in leads. */
  recall: (state: unknown, user: SessionUser): string =>
    isState(state) && (!state.returnFor || state.returnFor === user.id)
      ? state.returnTo
      : homeOf(user),
};
