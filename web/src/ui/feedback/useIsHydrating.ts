import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True during prerendering and hydration. The output must then match the build: no signed-in user, no typed text, no
 * navigation history.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
