import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef } from '@mui/x-data-grid';
import { useIsNarrowScreen } from '../useIsNarrowScreen';

type SizedColumn = Pick<GridColDef, 'field' | 'width' | 'minWidth' | 'flex'>;

/** Pixels beside the columns: frame and scroll bars. */
const beside = 2 + 15 + 15;

/** Padding of the page on both sides in pixels, as in AdminLayout. */
const paddingAt = (width: number): number => (width < 1200 ? 32 : 48);

const leastWidth = ({ flex, width = 100, minWidth = 50 }: SizedColumn): number =>
  flex ? minWidth : width;

/** Window width in pixels that shows all of these columns. */
export function neededWidth(columns: readonly SizedColumn[]): number {
  const table = columns.reduce((sum, column) => sum + leastWidth(column), beside);
  return table + paddingAt(table + 32);
}

/** False if the window is too narrow for the visible columns. Rows are then cards. */
export function useTableFitsViewport(
  columns: readonly SizedColumn[],
  hidden: readonly string[] = [],
): boolean {
  const shown = columns.filter(({ field }) => !hidden.includes(field));
  const needed = neededWidth(shown);
  const tight = useMediaQuery(`(max-width: ${needed - 0.05}px)`, { noSsr: true });
  return !useIsNarrowScreen() && !tight;
}
