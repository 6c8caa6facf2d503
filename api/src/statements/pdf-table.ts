import { LEFT, type Sheet, type Style } from '../papers/pdf/sheet.js';

const MUTED: Style = { muted: true };

/** Between two columns. */
export const GAP = 8;

export interface Column {
  name: string;
  width: number;
  align: 'left' | 'right';
}

/** A row of a table; where it ends. */
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

/** A table, with its head on every page that it is on; gives how to add a row, which says where it ends. */
export function table(sheet: Sheet, columns: Column[], top: number) {
  let y = tableHead(sheet, columns, sheet.room(top, 60));
  return (cells: readonly string[], style: Style = {}): number => {
    const from = sheet.room(y, 32, (next) => tableHead(sheet, columns, next));
    return (y = row(sheet, columns, from, cells, style));
  };
}
