import type { Location } from 'react-router-dom';
import { homeOf, type SessionUser } from './session';

interface AskedPageState {
  askedPage: string;
  /** Whose page it was, when a session ended on it: nobody else is led there. */
  askedBy?: string;
}

const isState = (state: unknown): state is AskedPageState =>
  typeof state === 'object' &&
  state !== null &&
  'askedPage' in state &&
  typeof state.askedPage === 'string';

/** The page that sent a visitor to sign in. It travels in the history entry, so it outlives a reload. */
export const askedPage = {
  remember: (
    { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
    askedBy?: string,
  ) => ({ askedPage: pathname + search + hash, askedBy }) satisfies AskedPageState,
  /** Where signing in leads. */
  recall: (state: unknown, user: SessionUser): string =>
    isState(state) && (!state.askedBy || state.askedBy === user.id)
      ? state.askedPage
      : homeOf(user),
};
