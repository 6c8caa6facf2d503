import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useMay } from '../../../auth/leave/may';
import { officeKeys } from '../../../auth/leave/officeKeys';
import type { OrdersPage_OrderFragment, OrderStatus } from '../../../graphql/generated';
import { onlyOnce } from '../../../ui/onlyOnce';
import type { Selection } from '../../../ui/table/select/selection';
import { useHotkey } from '../../../ui/useHotkey';
import { canUndo } from '../steps';
import { useMoveSeveral, type Left } from './useMoveSeveral';
import { usePrintSeveral, type Paper } from './usePrintSeveral';

type Row = OrdersPage_OrderFragment;

interface SeveralBarProps {
  selection: Selection<Row>;
  page: readonly Row[];
  /** Called when it is over: the keyboard goes back to the table. */
  onLeave: () => void;
}

const targets: readonly { to: OrderStatus; label: string }[] = [
  { to: 'PROCESSING', label: 'Start processing' },
  { to: 'DISPATCHED', label: 'Dispatch' },
];

const papers: readonly { paper: Paper; label: string }[] = [
  { paper: 'tags', label: 'Print tags' },
  { paper: '80mm', label: 'Receipts 80 mm' },
  { paper: 'A4', label: 'Receipts A4' },
];

const LeftList = ({ left }: { left: readonly Left[] }) => (
  <Box
    component="ul"
    role="alert"
    aria-label="Not moved"
    sx={{ m: 0, pl: 2.5, maxHeight: 132, overflowY: 'auto', width: '100%', fontSize: 14 }}
  >
    {left.map(({ row, why }) => (
      <li key={row.id}>
        <strong>{row.shortId}</strong> {row.user.name || 'Unknown User'}: {why}
      </li>
    ))}
  </Box>
);

/** How many, and how many of them somebody does not see here. */
function countText(rows: ReadonlyMap<string, Row>, page: readonly Row[], isFull: boolean): string {
  const here = page.filter(({ id }) => rows.has(id)).length;
  const elsewhere = rows.size - here;
  const more = elsewhere > 0 ? `, ${elsewhere} not on this page` : '';
  return `${rows.size} selected${more}${isFull ? '. No more than these at once' : ''}`;
}

/** What can be done with the selected orders at once. */
export const SeveralBar = ({ selection, page, onLeave }: SeveralBarProps) => {
  const rows = useSyncExternalStore(selection.subscribe, selection.rows);
  const may = useMay();
  const { moving, left, forget, move } = useMoveSeveral(selection);
  const { busy: printing, print } = usePrintSeveral();
  const busy = moving !== null || printing;
  const clear = (): void => {
    forget();
    selection.clear();
    onLeave();
  };
  useHotkey(officeKeys.letGo, clear, { enabled: rows.size > 0 && !busy });
  if (rows.size === 0) return null;
  const shown = left.filter(({ row }) => rows.has(row.id));
  const chosen = [...rows.values()];
  const moves = targets.map(({ to, label }) => ({
    ...{ to, label },
    count: chosen.filter(({ orderStatus }) => canUndo(orderStatus, to)).length,
  }));
  return (
    <Box
      component="section"
      aria-label="Selected orders"
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        mt: 1.5,
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        borderRadius: '12px',
        border: 1,
        borderColor: 'primary.main',
        bgcolor: 'background.paper',
        boxShadow: 'var(--soft-shadow)',
        '& .MuiButton-root': { minHeight: { xs: 44, md: 34 } },
      }}
    >
      {shown.length > 0 && <LeftList left={shown} />}
      <Box role="status" sx={{ fontWeight: 650, mr: 'auto' }}>
        {countText(rows, page, selection.isFull())}
      </Box>
      {may('orders.move') &&
        moves.map(
          ({ to, label, count }) =>
            count > 0 && (
              <Button
                key={to}
                size="small"
                variant="contained"
                aria-disabled={busy}
                onClick={onlyOnce(() => void (busy || move(to)))}
              >
                {moving === to ? 'Moving...' : `${label} (${count})`}
              </Button>
            ),
        )}
      {papers.map(({ paper, label }) => (
        <Button
          key={paper}
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={onlyOnce(() => void print(paper, [...rows.keys()]))}
        >
          {label}
        </Button>
      ))}
      {page.some(({ id }) => !rows.has(id)) && (
        <Button
          size="small"
          color="inherit"
          disabled={busy}
          onClick={() => selection.choosePage(page, true)}
        >
          Whole page
        </Button>
      )}
      <Button size="small" color="inherit" disabled={busy} onClick={clear}>
        Clear
      </Button>
    </Box>
  );
};
