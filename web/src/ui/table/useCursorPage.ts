import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useUrlParams } from '../useUrlParams';

interface Trail {
  /** Cursors of the previous pages. The first page has a null cursor. */
  trail: (string | null)[];
}

const isTrail = (state: unknown): state is Trail =>
  typeof state === 'object' && state !== null && 'trail' in state && Array.isArray(state.trail);

export interface CursorPage {
  /** Cursor of the row before this page. */
  after: string | null;
  /** Page number from 1; null after a link to a later page. */
  number: number | null;
  next: (cursor: string) => void;
  previous: () => void;
  first: () => void;
}

const none: Trail['trail'] = [];

/**
 * Page of a list, as a cursor in the URL. The history entry stores the previous cursors. The same object until a
 * change.
 */
export function useCursorPage(): CursorPage {
  const { params, change } = useUrlParams();
  const state: unknown = useLocation().state;
  const after = params.get('after');
  // A new filter starts at the first page, while the old cursors may stay in the history entry.
  const trail = after && isTrail(state) ? state.trail : none;
  return useMemo(() => {
    const go = (cursor: string | null, way: (string | null)[]): void => {
      // A second click before the page loads must not add the same page again.
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
