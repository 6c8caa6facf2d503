import type { Location } from 'react-router-dom';

interface AskedPageState {
  askedPage: string;
}

/** The page that sent a visitor to sign in. It travels in the history entry, so it outlives a reload. */
export const askedPage = {
  remember: ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
    ({ askedPage: pathname + search + hash }) satisfies AskedPageState,
  recall: (state: unknown): string | null =>
    typeof state === 'object' &&
    state !== null &&
    'askedPage' in state &&
    typeof state.askedPage === 'string'
      ? state.askedPage
      : null,
};
