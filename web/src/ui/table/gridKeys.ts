/** The keys of a grid (WAI-ARIA): arrows go from cell to cell, the headings are its uppermost row. */

const elements = (within: Element, selector: string): HTMLElement[] =>
  Array.from(within.querySelectorAll<HTMLElement>(selector));

const rowsOf = (grid: Element): HTMLElement[] => elements(grid, '[role="row"]');

export const bodyRows = (grid: Element): HTMLElement[] => elements(grid, '[role="row"][data-id]');

export const cellsOf = (row: Element): HTMLElement[] =>
  elements(row, '[role="gridcell"], [role="columnheader"]');

export const cellAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>('[role="gridcell"], [role="columnheader"]')
    : null;

const buttonsIn = (cell: HTMLElement): HTMLElement[] =>
  cell.dataset['type'] === 'actions' ? elements(cell, 'button') : [];

/** Into a cell; where it has nothing but buttons, on to the nearest one of them. */
export function focusCell(cell: HTMLElement, from: 'left' | 'right' = 'left'): void {
  const buttons = buttonsIn(cell);
  (from === 'left' ? buttons[0] : buttons.at(-1))?.focus();
  if (buttons.length === 0) cell.focus();
}

/** Fewer by one than are seen, so that one row stays as a hold for the eye. */
function rowsOnScreen(grid: HTMLElement): number {
  const height =
    grid.querySelector<HTMLElement>('[role="row"][data-id]')?.offsetHeight ?? grid.clientHeight;
  return Math.max(1, Math.floor(grid.clientHeight / Math.max(1, height)) - 2);
}

interface Place {
  row: number;
  column: number;
}

interface Move {
  key: string;
  /** To the end, not to the next. */
  far: boolean;
  lastRow: number;
}

function moved(
  grid: HTMLElement,
  { row, column }: Place,
  { key, far, lastRow }: Move,
): Place | null {
  switch (key) {
    case 'ArrowUp':
      return { row: far ? 1 : row - 1, column };
    case 'ArrowDown':
      return { row: far ? lastRow : row + 1, column };
    case 'ArrowLeft':
      return { row, column: far ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: far ? Infinity : column + 1 };
    case 'Home':
      return { row: far ? 1 : row, column: 0 };
    case 'End':
      return { row: far ? lastRow : row, column: Infinity };
    case 'PageUp':
      return { row: Math.max(1, row - rowsOnScreen(grid)), column };
    case 'PageDown':
      return { row: Math.min(lastRow, row + rowsOnScreen(grid)), column };
    default:
      return null;
  }
}

/** Between the buttons of one cell, before the arrows leave it. */
function moveInCell(cell: HTMLElement, key: string): boolean {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const buttons = buttonsIn(cell);
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = step === undefined || at < 0 ? undefined : buttons[at + step];
  next?.focus();
  return next !== undefined;
}

/** Moves the focus as the key says; false when it is none of these keys. */
export function moveByKey(
  grid: HTMLElement,
  cell: HTMLElement,
  { key, far }: { key: string; far: boolean },
): boolean {
  const rows = rowsOf(grid);
  const here = cell.closest<HTMLElement>('[role="row"]');
  const row = here ? rows.indexOf(here) : -1;
  if (!here || row < 0) return false;
  if (!far && moveInCell(cell, key)) return true;
  const place = { row, column: cellsOf(here).indexOf(cell) };
  const next = moved(grid, place, { key, far, lastRow: rows.length - 1 });
  if (!next) return false;
  const cells = cellsOf(rows[Math.min(Math.max(next.row, 0), rows.length - 1)] ?? here);
  const target = cells[Math.min(Math.max(next.column, 0), cells.length - 1)];
  if (target && target !== cell) focusCell(target, key === 'ArrowLeft' ? 'right' : 'left');
  return true;
}
