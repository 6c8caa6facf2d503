import type { useGridApiRef } from '@mui/x-data-grid';

/** From the search box into the table, as arrow down promises. */
export function focusFirstRow(api: ReturnType<typeof useGridApiRef>): void {
  const grid = api.current;
  const row = grid?.getRowIdFromRowIndex(0);
  const column = grid?.getVisibleColumns()[0];
  if (grid && row !== undefined && column) grid.setCellFocus(row, column.field);
}
