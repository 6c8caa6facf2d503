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
import { ErrorState } from '../feedback/ErrorState';
import { StaleNote } from '../feedback/StaleNote';
import { useTableFits } from './useTableFits';

type Identified = GridValidRowModel & { id: string };

interface DataTableProps<Row extends Identified> {
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
  /** A row where there is no room for a table. */
  card: (row: Row) => ReactNode;
  sort?: GridSortModel;
  onSort?: (sort: GridSortModel) => void;
  maxHeight?: string;
  apiRef?: ReturnType<typeof useGridApiRef>;
}

type Filled<Row extends Identified> = DataTableProps<Row> & { rows: readonly Row[] };

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
function useStableValue<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}

/** The one dense table of the back-office. The server sorts, filters and pages; this shows rows. */
export function DataTable<Row extends Identified>(props: DataTableProps<Row>) {
  const { rows, loading, error } = props;
  const fits = useTableFits(props.columns, props.hidden);
  if (!rows) {
    if (!error || loading) return <Waiting text={props.loadingText} />;
    return <ErrorState error={error} text={props.errorText} onRetry={props.onRetry} />;
  }
  const stale = Boolean(error) && !loading && (
    <StaleNote error={error} text={props.errorText} onRetry={props.onRetry} />
  );
  if (rows.length === 0 && loading) return <Waiting text={props.loadingText} />;
  if (rows.length === 0) {
    return (
      <>
        {stale}
        <Empty>{props.empty}</Empty>
      </>
    );
  }
  return (
    <>
      {stale}
      {fits ? <Grid {...props} rows={rows} /> : <Cards {...props} rows={rows} />}
    </>
  );
}

/** Where there is no room for a table its rows stand apart, each as high as it needs. */
function Cards<Row extends Identified>({ label, rows, loading, card, maxHeight }: Filled<Row>) {
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={loading}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 1.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        maxHeight,
        overflowY: 'auto',
      }}
    >
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ minWidth: 0 }}>
          {card(row)}
        </Box>
      ))}
    </Box>
  );
}

const rowHeight = 38;

/** As many whole rows as there is room for, so that the last one is not cut through. */
const wholeRows = (height: string): string =>
  `calc(${rowHeight + 1}px + round(down, ${height} - ${rowHeight + 1}px, ${rowHeight}px))`;

function Grid<Row extends Identified>(props: Filled<Row>) {
  const { rows, loading, onOpen, onSort } = props;
  const sort = useStableValue(props.sort ?? []);
  const hidden = useStableValue(Object.fromEntries((props.hidden ?? []).map((f) => [f, false])));
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        maxHeight: props.maxHeight && wholeRows(props.maxHeight),
      }}
    >
      <DataGrid<Row>
        aria-label={props.label}
        apiRef={props.apiRef}
        rows={rows}
        columns={props.columns}
        columnVisibilityModel={hidden}
        loading={loading}
        slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
        rowHeight={rowHeight}
        // Nothing is cut: what is longer than its column takes a second line.
        getRowHeight={() => 'auto'}
        columnHeaderHeight={rowHeight}
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
