import type { KeyboardEvent } from 'react';
import type { TableRow } from '../column';
import { cellAt, moveByKey } from '../gridKeys';
import type { Selection } from './selection';

const rowAt = <Row extends TableRow>(
  target: EventTarget | null,
  rows: readonly Row[],
): Row | undefined => {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
  return place ? rows.find(({ id }) => id === place.dataset['id']) : undefined;
};

/** Space selects the row of the cell, Shift with an arrow takes the next one along; false for any other key. */
export function selectByKey<Row extends TableRow>(
  event: KeyboardEvent<HTMLElement>,
  rows: readonly Row[],
  selection: Selection<Row> | undefined,
): boolean {
  const { currentTarget: grid, target, key, shiftKey } = event;
  const row = selection && rowAt(target, rows);
  const cell = cellAt(target);
  if (!row || !cell || !grid.contains(cell) || event.altKey || event.ctrlKey || event.metaKey)
    return false;
  // A box or a button in a cell does its own work.
  const isOwn = target instanceof Element && target.matches('input, select, textarea, button');
  if (key === ' ' && !isOwn) {
    event.preventDefault();
    if (!event.repeat) selection.choose(row, shiftKey);
    return true;
  }
  if (!shiftKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
  event.preventDefault();
  if (!selection.has(row.id)) selection.choose(row);
  moveByKey(grid, cell, { key, far: false });
  const next = rowAt(document.activeElement, rows);
  if (next && next !== row) selection.choose(next, true);
  return true;
}
