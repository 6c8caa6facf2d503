import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True while markup of build time is made or taken over, when everything has to be as it was then: nobody is signed in,
 * nothing was typed, and the address has no history.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
