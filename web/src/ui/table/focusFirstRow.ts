import type { RefObject } from 'react';
import { bodyRows, cellsOf, focusCell } from './gridKeys';

/** From the search box into the table, as arrow down promises. */
export function focusFirstRow({ current: grid }: RefObject<HTMLElement | null>): void {
  const row = grid && bodyRows(grid)[0];
  const cell = row && cellsOf(row)[0];
  if (cell) focusCell(cell);
}
