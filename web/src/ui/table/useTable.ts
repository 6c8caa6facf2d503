import {
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridApi,
  type GridDensity,
  useGridApiRef,
} from '@mui/x-data-grid';
import { useCallback, useMemo, useState, type RefObject } from 'react';

/** Minimum fields of a table row. */
export interface TableRow {
  id: string;
}

/** View of a table as the user has set it. */
interface TableView {
  hidden: readonly string[];
  /** Widths of resized columns in pixels, by field. */
  widths: Readonly<Record<string, number>>;
  density: GridDensity;
}

export interface Table {
  apiRef: RefObject<GridApi | null>;
  view: TableView;
  onView: (change: Partial<TableView>) => void;
  /** Moves the focus to the first cell of the first row. */
  focus: () => void;
}

const year = 365 * 24 * 60 * 60;
const initial: TableView = { hidden: [], widths: {}, density: 'compact' };

const cookieOf = (name: string): string => `table-${name.toLowerCase().replaceAll(' ', '-')}`;

function read(cookie: string): TableView {
  const stored = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookie}=`));
  if (!stored) return initial;
  try {
    const view = JSON.parse(
      decodeURIComponent(stored.slice(cookie.length + 1)),
    ) as Partial<TableView>;
    return { ...initial, ...view };
  } catch {
    // The cookie comes from another version or was edited.
    return initial;
  }
}

/**
 * State of one table; its name is unique in the back-office. The view is stored in a cookie, because signing out clears
 * local storage.
 */
export function useTable(name: string): Table {
  const apiRef = useGridApiRef();
  const cookie = cookieOf(name);
  const [view, setView] = useState(() => read(cookie));
  const onView = useCallback(
    (change: Partial<TableView>): void => {
      const next = { ...view, ...change };
      document.cookie = `${cookie}=${encodeURIComponent(JSON.stringify(next))}; path=/; max-age=${year}; samesite=lax`;
      setView(next);
    },
    [cookie, view],
  );
  const focus = useCallback((): void => {
    const api = apiRef.current;
    const id = api?.getAllRowIds()[0];
    const column = api
      ?.getVisibleColumns()
      .find(({ field }) => field !== GRID_CHECKBOX_SELECTION_FIELD);
    if (api && id !== undefined && column) api.setCellFocus(id, column.field);
  }, [apiRef]);
  return useMemo(() => ({ apiRef, view, onView, focus }), [apiRef, view, onView, focus]);
}
