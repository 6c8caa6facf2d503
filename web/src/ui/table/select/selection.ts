import type { TableRow } from '../column';

export interface Selection<Row extends TableRow> {
  subscribe: (listener: () => void) => () => void;
  /** What is selected, as it was seen last; the same map until that changes. */
  rows: () => ReadonlyMap<string, Row>;
  has: (id: string) => boolean;
  /** True after something was left out because there may be no more. */
  isFull: () => boolean;
  /** Selects a row of the page that is shown or leaves it; with `range` everything from the one before to it. */
  choose: (row: Row, range?: boolean) => void;
  /** All rows of a page, or none of them. */
  choosePage: (page: readonly Row[], on: boolean) => void;
  /** Takes over which page is shown, and how its rows stand now. */
  show: (page: readonly Row[]) => void;
  /** Leaves these. */
  drop: (ids: Iterable<string>) => void;
  clear: () => void;
}

/** Rows between two of a page, both with them. */
function between<Row extends TableRow>(page: readonly Row[], from: string, to: string): Row[] {
  const places = [from, to].map((id) => page.findIndex((row) => row.id === id));
  const [first = 0, last = 0] = places.toSorted((a, b) => a - b);
  return first < 0 ? [] : page.slice(first, last + 1);
}

/** What somebody has selected in a table, over all of its pages, at most so many. */
export function createSelection<Row extends TableRow>(most: number): Selection<Row> {
  let rows: ReadonlyMap<string, Row> = new Map();
  let full = false;
  let shown: readonly Row[] = [];
  let anchor: string | undefined;
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
    choose(row, range = false) {
      const span = range && anchor ? between(shown, anchor, row.id) : [];
      if (span.length === 0) anchor = row.id;
      if (span.length > 0) add(span);
      else if (rows.has(row.id)) drop([row.id]);
      else add([row]);
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

/** Of a table in which nothing can be selected. */
export const noSelection = { subscribe: () => () => undefined, has: () => false };
