import { cellAt } from '../gridKeys';

/** A cell of a table. A heading belongs to no row. */
interface Place {
  id: string | undefined;
  field: string | undefined;
}

/** The one cell that Tab comes to. Whoever draws a row asks for its own part, so that the others stay. */
export interface TabPlace {
  subscribe: (listener: () => void) => () => void;
  /** The last cell that had the focus, if one had. */
  at: () => Place | undefined;
  enter: (target: EventTarget) => void;
}

export function createTabPlace(): TabPlace {
  let place: Place | undefined;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    at: () => place,
    enter(target) {
      const cell = cellAt(target);
      if (!cell) return;
      place = { id: cell.parentElement?.dataset['id'], field: cell.dataset['field'] };
      for (const listener of listeners) listener();
    },
  };
}
