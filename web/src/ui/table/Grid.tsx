import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridOverlay,
  type GridCellParams,
  type GridColDef,
  type GridRowParams,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { visuallyHidden } from '../visuallyHidden';
import { gridStyles } from './gridStyles';
import { noSelection, type Selection } from './select/selection';
import type { Table, TableRow } from './useTable';

export interface TableSort {
  field: string;
  sort: 'asc' | 'desc';
}

export interface GridProps<Row extends TableRow> {
  table: Table;
  /** Name of the table for screen readers. */
  label: string;
  rows: readonly Row[];
  columns: readonly GridColDef<Row>[];
  loading: boolean;
  /** Called by a click on a row, and by Enter in a cell. */
  onOpen?: (row: Row) => void;
  sort?: TableSort;
  /** Sorts on the server. Without this function no column is sortable. */
  onSort?: (sort: TableSort) => void;
  maxHeight?: string;
  /** Identifies the page of the list. A new page starts at its first row. */
  page?: string | null;
  /** Typical row height in pixels, for Page Up and Page Down. Actual rows grow with their text. */
  usualRowHeight?: number;
  selection?: Selection<Row>;
  /** Ids of rows that have left the list since it was loaded. */
  gone?: ReadonlySet<string>;
}

/** Factor of the compact density on `rowHeight`. */
const COMPACT = 0.7;

export const goneText = 'No longer in this list';

const localeText = {
  columnMenuSortAsc: 'Sort ascending',
  columnMenuSortDesc: 'Sort descending',
  checkboxSelectionSelectAllRows: 'Select all on this page',
  checkboxSelectionUnselectAllRows: 'Clear selection on this page',
};

/** Checkbox column, which needs width beside the columns of a list. */
export const checkboxes = { field: GRID_CHECKBOX_SELECTION_FIELD, width: 40, minWidth: 40 };

const Loading = () => (
  <GridOverlay sx={{ display: 'block', bgcolor: 'transparent' }}>
    <LinearProgress aria-label="Loading" />
  </GridOverlay>
);

const slots = { loadingOverlay: Loading };

const slotProps = {
  columnsManagement: {
    // Reset would only restore the columns of the last visit. "Show/Hide All" restores all.
    disableResetButton: true,
    getTogglableColumns: (columns: GridColDef[]) =>
      columns
        .filter(
          ({ field, hideable }) => hideable !== false && field !== GRID_CHECKBOX_SELECTION_FIELD,
        )
        .map(({ field }) => field),
  },
};

/** Columns with the widths that the user set, and a note in rows that left the list. */
function useColumns<Row extends TableRow>({ columns, table, gone }: GridProps<Row>) {
  const { widths } = table.view;
  return useMemo(() => {
    const sized = columns.map((column) => {
      const width = widths[column.field];
      return width === undefined ? column : { ...column, width, flex: undefined };
    });
    const [first, ...rest] = sized;
    if (!gone?.size || !first) return sized;
    const { renderCell } = first;
    const marked: GridColDef<Row> = {
      ...first,
      renderCell: (params) => (
        <>
          {renderCell?.(params)}
          {gone.has(params.row.id) && <Box sx={visuallyHidden}>{goneText}</Box>}
        </>
      ),
    };
    return [marked, ...rest];
  }, [columns, widths, gone]);
}

/** Selected rows of all pages, in the format of the MUI grid. */
function useSelectionModel<Row extends TableRow>(selection: Selection<Row> | undefined) {
  const { subscribe, rows } = selection ?? noSelection;
  const chosen = useSyncExternalStore(subscribe, rows);
  return useMemo(
    (): GridRowSelectionModel => ({ type: 'include', ids: new Set(chosen.keys()) }),
    [chosen],
  );
}

const onButton = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea') !== null;

/** MUI data grid with the styles of the back-office. The server sorts, filters and pages. */
export function Grid<Row extends TableRow>(props: GridProps<Row>) {
  const { table, label, rows, loading, onOpen, sort, onSort, maxHeight, selection, gone } = props;
  const { view, onView, apiRef } = table;
  const columns = useColumns(props);
  const selectionModel = useSelectionModel(selection);
  const visibility = useMemo(
    () => Object.fromEntries(view.hidden.map((field) => [field, false])),
    [view.hidden],
  );
  const { page, usualRowHeight = 38 } = props;
  useEffect(() => void apiRef.current?.scroll({ top: 0 }), [apiRef, page]);
  const sortModel = useMemo(() => (sort ? [sort] : []), [sort]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight }}>
      <DataGrid<Row>
        apiRef={apiRef}
        label={label}
        rows={rows}
        columns={columns}
        loading={loading}
        slots={slots}
        slotProps={slotProps}
        localeText={localeText}
        density={view.density}
        getRowHeight={() => 'auto'}
        rowHeight={usualRowHeight / COMPACT}
        hideFooter
        disableEval
        disableColumnFilter
        columnVisibilityModel={visibility}
        onColumnVisibilityModelChange={(model) =>
          onView({ hidden: Object.keys(model).filter((field) => model[field] === false) })
        }
        onColumnWidthChange={({ colDef, width }) =>
          onView({ widths: { ...view.widths, [colDef.field]: width } })
        }
        sortingMode="server"
        sortingOrder={['desc', 'asc']}
        disableColumnSorting={!onSort}
        sortModel={sortModel}
        onSortModelChange={([next]) => {
          if (next?.sort) onSort?.({ field: next.field, sort: next.sort });
        }}
        checkboxSelection={selection !== undefined}
        checkboxColDef={checkboxes}
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        keepNonExistentRowsSelected
        rowSelection={selection !== undefined}
        rowSelectionModel={selectionModel}
        onRowSelectionModelChange={({ ids }) => selection?.set(ids)}
        onRowClick={({ row }: GridRowParams<Row>, { target, detail }) => {
          // The second click of a double click may be meant for a button that has disappeared.
          if (detail <= 1 && !onButton(target)) onOpen?.(row);
        }}
        onCellKeyDown={({ row }: GridCellParams<Row>, { key, target }) => {
          if (key === 'Enter' && !onButton(target)) onOpen?.(row);
        }}
        getRowClassName={({ id }) => (gone?.has(String(id)) ? 'row-gone' : '')}
        sx={gridStyles(Boolean(onOpen))}
      />
    </Box>
  );
}
