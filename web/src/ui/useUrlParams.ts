import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { layers } from './dialog/layers';

/** Parameter → its new value; null or empty takes it out. */
export type UrlChanges = Record<string, string | null>;

interface UrlParams {
  params: URLSearchParams;
  /**
   * Filters replace the history entry, so that Back leaves the page; pages of a list push one. The function is
   * stable, so rows that use it do not re-render.
   */
  change: (changes: UrlChanges, options?: { push?: boolean; state?: object }) => void;
}

/** What the address says now: a search that waits or a save under way began at an older one. */
function changed(changes: UrlChanges): URLSearchParams {
  const current = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) current.set(name, value);
    else current.delete(name);
  }
  return current;
}

/** The one way to read and change what the address says of a screen; `useNamedDialog` for its dialogs. */
export function useUrlParams(): UrlParams {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = setParams;
  });
  const change = useCallback<UrlParams['change']>((changes, { push = false, state } = {}) => {
    // What an entry remembers, such as the way back through a list, outlives a filter or a dialog.
    const kept = push ? state : { ...layers.keptState(), ...state };
    latest.current(changed(changes), { replace: !push, state: kept, preventScrollReset: true });
  }, []);
  return { params, change };
}
