import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { goneText, Grid, type GridProps } from './Grid';
import { removedRowStyles } from './gridStyles';
import { ErrorState } from '../feedback/ErrorState';
import { StaleDataNotice } from '../feedback/StaleDataNotice';
import type { TableRow } from './useTable';
import { useTableFitsViewport } from './useTableFitsViewport';

interface DataTableProps<Row extends TableRow> extends Omit<GridProps<Row>, 'rows'> {
  /** Undefined during the first load. */
  rows: readonly Row[] | undefined;
  loadingText: string;
  error?: unknown;
  /** Text for failures without a message from the server. */
  errorText?: string;
  onRetry?: () => void;
  empty: ReactNode;
  /**
   * Renders a row as a card on narrow screens. Pass the same function in each render, so that unchanged rows do not
   * re-render.
   */
  card: (row: Row) => ReactNode;
}

type Filled<Row extends TableRow> = DataTableProps<Row> & { rows: readonly Row[] };

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

/** List of the back-office, as a table or as cards. The server sorts, filters and pages. */
export function DataTable<Row extends TableRow>(props: DataTableProps<Row>) {
  const { rows, loading, error } = props;
  const fits = useTableFitsViewport(props.columns, props.table.view.hidden);
  if (!rows) {
    if (!error || loading) return <Waiting text={props.loadingText} />;
    return <ErrorState error={error} text={props.errorText} onRetry={props.onRetry} />;
  }
  const stale = Boolean(error) && !loading && (
    <StaleDataNotice error={error} text={props.errorText} onRetry={props.onRetry} />
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

interface CardItemProps<Row extends TableRow> extends Pick<DataTableProps<Row>, 'card'> {
  row: Row;
  isGone: boolean;
}

function PlainCardItem<Row extends TableRow>({ row, card, isGone }: CardItemProps<Row>) {
  return (
    <li data-gone={isGone || undefined} aria-description={isGone ? goneText : undefined}>
      {card(row)}
    </li>
  );
}

const CardItem = memo(PlainCardItem) as typeof PlainCardItem;

/** Rows as cards on narrow screens, each as high as its content. */
function Cards<Row extends TableRow>(props: Filled<Row>) {
  const { label, rows, loading, card, maxHeight, gone } = props;
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
        '& > li': { minWidth: 0, borderRadius: '12px' },
        ...removedRowStyles,
      }}
    >
      {rows.map((row) => (
        <CardItem key={row.id} row={row} card={card} isGone={gone?.has(row.id) ?? false} />
      ))}
    </Box>
  );
}
