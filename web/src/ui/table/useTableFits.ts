import useMediaQuery from '@mui/material/useMediaQuery';
import { useNarrow } from '../useNarrow';
import { widthOf, type TableColumn } from './column';

type SizedColumn = Pick<TableColumn<never>, 'field' | 'width' | 'minWidth' | 'flex'>;

/** What a page has beside a table: the frame, and the bars of the window and the rows. */
const beside = 2 + 15 + 15;

/** The padding of the page on both sides, as AdminLayout has it. */
const paddingAt = (width: number): number => (width < 1200 ? 32 : 48);

/** How wide a window must be to show all of these columns. */
export function neededWidth(columns: readonly SizedColumn[]): number {
  const table = columns.reduce((sum, column) => sum + widthOf(column), beside);
  return table + paddingAt(table + 32);
}

/**
 * False where a table would end beyond the edge of the window with columns that nobody sees: its rows stand as
 * cards then, with all that the columns say.
 */
export function useTableFits(
  columns: readonly SizedColumn[],
  hidden: readonly string[] = [],
): boolean {
  const shown = columns.filter(({ field }) => !hidden.includes(field));
  const needed = neededWidth(shown);
  const tight = useMediaQuery(`(max-width: ${needed - 0.05}px)`, { noSsr: true });
  return !useNarrow() && !tight;
}
