import type { TableRow } from '../useTable';

export interface Selection<Row extends TableRow> {
  subscribe: (listener: () => void) => () => void;
  /** Selected rows in their latest version. The same map until a change. */
  rows: () => ReadonlyMap<string, Row>;
  has: (id: string) => boolean;
  /** True after the maximum was exceeded. */
  isFull: () => boolean;
  toggle: (row: Row) => void;
  /** Selects exactly these ids. Ids that no shown page contained are ignored. */
  set: (ids: ReadonlySet<string | number>) => void;
  /** Selects or clears all rows of a page. */
  choosePage: (page: readonly Row[], on: boolean) => void;
  /** Sets the rows of the shown page and updates the selected ones among them. */
  show: (page: readonly Row[]) => void;
  /** Clears the selection of these ids. */
  drop: (ids: Iterable<string>) => void;
  clear: () => void;
}

/** Selected rows of all pages of a table, at most `most`. */
export function createSelection<Row extends TableRow>(most: number): Selection<Row> {
  let rows: ReadonlyMap<string, Row> = new Map();
  let full = false;
  let shown: readonly Row[] = [];
  const listeners = new Set<() => void>();
  const set = (next: ReadonlyMap<string, Row>, left = false): void => {
    rows = next;
    full = left;
    for (const listener of listeners) listener();
  };
  const add = (more: readonly Row[]): void => {
    const next = new Map(rows);
    for (const row of more) if (next.size < most || next.has(row.id)) next.set(row.id, row);
    set(
      next,
      more.some(({ id }) => !next.has(id)),
    );
  };
  const drop = (ids: Iterable<string>): void => {
    const next = new Map(rows);
    for (const id of ids) next.delete(id);
    set(next);
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rows: () => rows,
    has: (id) => rows.has(id),
    isFull: () => full,
    toggle: (row) => (rows.has(row.id) ? drop([row.id]) : add([row])),
    set(ids) {
      drop([...rows.keys()].filter((id) => !ids.has(id)));
      add(shown.filter(({ id }) => ids.has(id)));
    },
    choosePage: (page, on) => (on ? add(page) : drop(page.map(({ id }) => id))),
    show(page) {
      shown = page;
      const changed = page.filter((row) => rows.has(row.id) && rows.get(row.id) !== row);
      if (changed.length === 0) return;
      const next = new Map(rows);
      for (const row of changed) next.set(row.id, row);
      set(next, full);
    },
    drop,
    clear: () => rows.size > 0 && set(new Map()),
  };
}

/** Empty selection for tables without one. */
export const noSelection: Pick<Selection<never>, 'subscribe' | 'rows'> = createSelection<never>(0);
