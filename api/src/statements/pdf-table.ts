import { LEFT, type Sheet, type Style } from '../invoicing/pdf/page-layout.js';

const MUTED: Style = { muted: true };

/** Gap between two columns, in points. */
export const GAP = 8;

export interface Column {
  name: string;
  width: number;
  align: 'left' | 'right';
}

/** Draws a row of a table; returns the height at its end. */
export function row(
  sheet: Sheet,
  columns: Column[],
  top: number,
  cells: readonly string[],
  style: Style,
) {
  let x = LEFT;
  const ends = columns.map(({ width, align }, place) => {
    const end = sheet.write(cells[place] ?? '', { x, y: top, width }, { ...style, align });
    x += width + GAP;
    return end;
  });
  return Math.max(...ends) + 5;
}

function tableHead(sheet: Sheet, columns: Column[], top: number): number {
  sheet.rule(top);
  const names = columns.map(({ name }) => name);
  const y = row(sheet, columns, top + 6, names, MUTED);
  sheet.rule(y);
  return y + 6;
}

/**
 * Starts a table whose header is repeated on every page. Returns a function that adds a row and
 * returns the height at its end.
 */
export function table(sheet: Sheet, columns: Column[], top: number) {
  let y = tableHead(sheet, columns, sheet.room(top, 60));
  return (cells: readonly string[], style: Style = {}): number => {
    const from = sheet.room(y, 32, (next) => tableHead(sheet, columns, next));
    return (y = row(sheet, columns, from, cells, style));
  };
}
