import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { layerEntry } from './dialog/layerEntry';

/** New value by parameter. Null or empty removes the parameter. */
export type UrlChanges = Record<string, string | null>;

interface UrlParams {
  params: URLSearchParams;
  /**
   * Filters replace the history entry, so that Back leaves the page; pages of a list push one. `layer` is for a dialog
   * that the URL names. The function is stable, so rows that use it do not re-render.
   */
  change: (
    changes: UrlChanges,
    options?: { push?: boolean; layer?: boolean; state?: object },
  ) => void;
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
  const here: Location<unknown> = useLocation();
  const latest = useRef({ setParams, here });
  useLayoutEffect(() => {
    latest.current = { setParams, here };
  });
  const change = useCallback<UrlParams['change']>(
    (changes, { push = false, layer, state } = {}) => {
      const { setParams: navigate, here: page } = latest.current;
      // State of the history entry, such as previous pages of a list, survives a filter or dialog.
      const options = layer
        ? layerEntry.options(page)
        : { replace: !push, state: push ? state : page.state };
      navigate(changed(changes), { ...options, preventScrollReset: true });
    },
    [],
  );
  return { params, change };
}
