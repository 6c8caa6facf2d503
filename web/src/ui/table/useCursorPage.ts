import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useUrlParams } from '../useUrlParams';

interface Trail {
  /** Cursors of the pages before this one; the first page has none. */
  trail: (string | null)[];
}

const isTrail = (state: unknown): state is Trail =>
  typeof state === 'object' && state !== null && 'trail' in state && Array.isArray(state.trail);

export interface CursorPage {
  /** Cursor after which this page begins. */
  after: string | null;
  /** Page number from 1; null after a link into the middle. */
  number: number | null;
  next: (cursor: string) => void;
  previous: () => void;
  first: () => void;
}

const none: Trail['trail'] = [];

/**
 * The page of a list lives in the URL as a cursor; the way back travels with the history entry. The same object until
 * one of them changes.
 */
export function useCursorPage(): CursorPage {
  const { params, change } = useUrlParams();
  const state: unknown = useLocation().state;
  const after = params.get('after');
  // A filter leads back to the first page, and leaves the way behind in the entry.
  const trail = after && isTrail(state) ? state.trail : none;
  return useMemo(() => {
    const go = (cursor: string | null, way: (string | null)[]): void => {
      // A second click that came before the page did: the address is there already.
      if (new URLSearchParams(window.location.search).get('after') === cursor) return;
      change({ after: cursor }, { push: true, state: { trail: way } satisfies Trail });
    };
    const known = !after || trail.length > 0;
    return {
      after,
      number: known ? (after ? trail.length + 1 : 1) : null,
      next: (cursor) => go(cursor, [...trail, after]),
      previous: () => go(trail.at(-1) ?? null, trail.slice(0, -1)),
      first: () => go(null, []),
    };
  }, [after, trail, change]);
}
