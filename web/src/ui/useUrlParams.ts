import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parameter → its new value; null or empty takes it out. */
export type UrlChanges = Record<string, string | null>;

interface UrlParams {
  params: URLSearchParams;
  /** Filters replace the entry, so that Back leaves the page; dialogs and pages push one. */
  change: (changes: UrlChanges, options?: { push?: boolean; state?: unknown }) => void;
}

export function useUrlParams(): UrlParams {
  const [params, setParams] = useSearchParams();
  const change = useCallback<UrlParams['change']>(
    (changes, { push = false, state } = {}) => {
      // What the address says now: a search that waits or a save under way began at an older one.
      const current = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) current.set(name, value);
        else current.delete(name);
      }
      setParams(current, { replace: !push, state, preventScrollReset: true });
    },
    [setParams],
  );
  return { params, change };
}
