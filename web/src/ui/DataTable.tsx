import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
  type GridValidRowModel,
  type useGridApiRef,
} from '@mui/x-data-grid';
import { useMemo, type ReactNode } from 'react';
import { dataTableStyles } from './dataTableStyles';
import { ErrorState } from './ErrorState';

interface DataTableProps<Row extends GridValidRowModel> {
  /** What the table is, for screen readers. */
  label: string;
  /** Undefined until they are known. */
  rows: readonly Row[] | undefined;
  columns: readonly GridColDef<Row>[];
  hidden?: readonly string[];
  loading: boolean;
  loadingText: string;
  error?: unknown;
  /** Used when the server sent no words of its own. */
  errorText?: string;
  onRetry?: () => void;
  empty: ReactNode;
  onOpen?: (row: Row) => void;
  sort?: GridSortModel;
  onSort?: (sort: GridSortModel) => void;
  maxHeight?: string;
  /** Row that takes the height it needs, because something is edited in it. */
  tallRow?: string | null;
  apiRef?: ReturnType<typeof useGridApiRef>;
}

const Waiting = ({ text }: { text: string }) => (
  <Box role="status" sx={{ p: 2 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
      {text}
    </Typography>
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height={38} sx={{ transform: 'none', mb: '1px', borderRadius: 0.5 }} />
    ))}
  </Box>
);

const Empty = ({ children }: { children: ReactNode }) => (
  <Typography
    component="div"
    variant="body2"
    role="status"
    sx={{ py: 6, px: 2, textAlign: 'center', color: 'text.secondary' }}
  >
    {children}
  </Typography>
);

/** The same object while it says the same: for any other one the grid goes back to its top row. */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}

/** The one dense table of the back-office. The server sorts, filters and pages; this shows rows. */
export function DataTable<Row extends GridValidRowModel>(props: DataTableProps<Row>) {
  const { rows, loading, error, onOpen, onSort } = props;
  const sort = useSame(props.sort ?? []);
  const hidden = useSame(Object.fromEntries((props.hidden ?? []).map((f) => [f, false])));
  if (error) {
    return <ErrorState error={error} text={props.errorText} onRetry={props.onRetry} />;
  }
  if (!rows) return <Waiting text={props.loadingText} />;
  if (rows.length === 0) {
    return loading ? <Waiting text={props.loadingText} /> : <Empty>{props.empty}</Empty>;
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: props.maxHeight }}>
      <DataGrid<Row>
        aria-label={props.label}
        apiRef={props.apiRef}
        rows={rows}
        columns={props.columns}
        columnVisibilityModel={hidden}
        loading={loading}
        slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
        rowHeight={38}
        getRowHeight={({ id }) => (id === props.tallRow ? 'auto' : null)}
        columnHeaderHeight={38}
        hideFooter
        disableEval
        disableColumnFilter
        disableColumnMenu
        disableColumnSelector
        disableRowSelectionOnClick
        rowSelection={false}
        disableColumnSorting={!onSort}
        sortingMode="server"
        sortingOrder={['desc', 'asc']}
        sortModel={sort}
        onSortModelChange={onSort}
        onRowClick={({ row }) => onOpen?.(row as Row)}
        onCellKeyDown={({ row }, event) => {
          // A button in a cell does its own work.
          const onButton = event.target instanceof Element && event.target.closest('button');
          if (event.key !== 'Enter' || onButton) return;
          event.preventDefault();
          onOpen?.(row as Row);
        }}
        sx={dataTableStyles(Boolean(onOpen))}
      />
    </Box>
  );
}
