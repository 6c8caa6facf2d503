import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { overlayStack } from './dialog/overlayStack';

/** New value by parameter. Null or empty removes the parameter. */
export type UrlChanges = Record<string, string | null>;

interface UrlParams {
  params: URLSearchParams;
  /**
   * Filters replace the history entry, so that Back leaves the page; pages of a list push one. The function is
   * stable, so rows that use it do not re-render.
   */
  change: (changes: UrlChanges, options?: { push?: boolean; state?: object }) => void;
}

/** Reads the current URL, because a delayed search or a running save began at an older one. */
function changed(changes: UrlChanges): URLSearchParams {
  const current = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) current.set(name, value);
    else current.delete(name);
  }
  return current;
}

/** Reads and changes the URL parameters of a screen. Dialogs use `useUrlDialog`. */
export function useUrlParams(): UrlParams {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = setParams;
  });
  const change = useCallback<UrlParams['change']>((changes, { push = false, state } = {}) => {
    // State of the history entry, such as previous pages of a list, survives a filter or dialog.
    const entryState = push ? state : { ...overlayStack.entryUserState(), ...state };
    latest.current(changed(changes), {
      replace: !push,
      state: entryState,
      preventScrollReset: true,
    });
  }, []);
  return { params, change };
}
