import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePermissions } from '../../../auth/permissions/usePermissions';
import { officeKeys } from '../../../auth/permissions/officeKeys';
import type { OrdersPage_OrderFragment, OrderStatus } from '../../../graphql/generated';
import { lazyDialog } from '../../../ui/dialog/lazyDialog';
import { ignoreDoubleClick } from '../../../ui/ignoreDoubleClick';
import type { Selection } from '../../../ui/table/select/selection';
import { useHotkey } from '../../../ui/useHotkey';
import { cooldownStyle, useIsStable } from '../../../ui/useIsStable';
import { assignDay } from './assignDay';
import { LeftList } from './LeftList';
import { countText, movingText } from './severalTexts';
import { useMoveSeveral } from './useMoveSeveral';
import { usePrintSeveral, type Paper } from './usePrintSeveral';

// Fetched with the first press of its button.
const AssignDialog = lazyDialog(() => import('./AssignDialog'), 'AssignDialog');

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
  { paper: 'tags A4', label: 'Tags A4' },
  { paper: '80mm', label: 'Receipts 80 mm' },
  { paper: 'A4', label: 'Receipts A4' },
];

const barLook = {
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  mt: 1.5,
  px: { xs: 1.5, md: 2 },
  py: { xs: 0.5, md: 1 },
  borderRadius: '12px',
  border: 1,
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
  boxShadow: 'var(--soft-shadow)',
  '& .MuiButton-root': { minHeight: { xs: 44, md: 34 }, flex: 'none' },
} as const;

/** One line; where it is too short, what can be done goes past in it. */
const line = { display: 'flex', alignItems: 'center', gap: 1 } as const;
const past = {
  ...line,
  flex: 1,
  minWidth: 0,
  '& > :first-of-type': { ml: 'auto' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The mark of the focus is as wide.
  p: '3px',
} as const;

const statusLook = {
  flex: 'none',
  maxWidth: { xs: '45%', md: 'none' },
  fontWeight: 650,
  fontSize: { xs: 14, md: 16 },
  lineHeight: 1.25,
} as const;

interface ActsProps extends SeveralBarProps {
  rows: ReadonlyMap<string, Row>;
  moves: ReturnType<typeof useMoveSeveral>;
  onAssign: () => void;
}

const Acts = ({ selection, page, rows, onAssign, moves: { moving, move, canMove } }: ActsProps) => {
  const may = usePermissions();
  const { busy: printing, print } = usePrintSeveral();
  const busy = moving !== null || printing;
  const counts = targets
    .map(({ to, label }) => ({
      ...{ to, label },
      count: [...rows.values()].filter((row) => canMove(row, to)).length,
    }))
    .filter(({ count }) => count > 0);
  // One that goes lets the next one stand in its place.
  const rests = !useIsStable(counts.map(({ to }) => to).join(' ')) || busy;
  return (
    <>
      {may('orders.move') &&
        counts.map(({ to, label, count }) => (
          <Button
            key={to}
            size="small"
            variant="contained"
            aria-disabled={rests}
            onClick={ignoreDoubleClick(() => void (rests || move(to)))}
            sx={cooldownStyle}
          >
            {moving?.to === to ? 'Moving...' : `${label} (${count})`}
          </Button>
        ))}
      {may('rounds.plan') && (
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={ignoreDoubleClick(onAssign)}
        >
          Assign
        </Button>
      )}
      {papers.map(({ paper, label }) => (
        <Button
          key={paper}
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={ignoreDoubleClick(() => void print(paper, [...rows.keys()]))}
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
          Select this page
        </Button>
      )}
    </>
  );
};

/** Covers for a moment what the bar covered: a second press on one of its buttons is none on the row below. */
const Leaving = () => (
  <Box sx={{ ...barLook, ...line, minHeight: 60, fontWeight: 650 }}>Nothing selected</Box>
);

/** What can be done with the selected orders at once. */
export const SeveralBar = ({ selection, page, onLeave }: SeveralBarProps) => {
  const rows = useSyncExternalStore(selection.subscribe, selection.rows);
  const moves = useMoveSeveral(selection);
  const { moving, left, forget, told } = moves;
  const [assigning, setAssigning] = useState(false);
  const leave = (ids: Iterable<string>): void => {
    forget();
    selection.drop(ids);
    if (!document.activeElement?.closest('[role="grid"]')) onLeave();
  };
  const clear = (): void => leave(rows.keys());
  useHotkey(officeKeys.letGo, clear, { enabled: rows.size > 0 && !moving && !assigning });
  useEffect(() => {
    // After the last order was moved, its button is gone and the focus with it.
    if (rows.size === 0 && document.activeElement === document.body) onLeave();
  }, [rows.size, onLeave]);
  const isGone = useIsStable(rows.size === 0 ? 'gone' : 'there');
  if (rows.size === 0) return isGone ? null : <Leaving />;
  const stayed = left.filter(({ row }) => rows.has(row.id));
  return (
    <Box component="section" aria-label="Selected orders" sx={barLook}>
      {stayed.length > 0 && !moving && (
        <LeftList left={stayed} onPutAside={() => leave(stayed.map(({ row }) => row.id))} />
      )}
      <Box sx={line}>
        <Box role="status" sx={statusLook}>
          {moving ? movingText(moving.count) : countText(rows, page, selection.isFull())}
        </Box>
        <Box sx={past}>
          <Acts
            {...{ selection, page, rows, moves, onLeave }}
            onAssign={() => setAssigning(true)}
          />
        </Box>
        <Button size="small" color="inherit" disabled={moving !== null} onClick={clear}>
          Clear
        </Button>
      </Box>
      {assigning && (
        <AssignDialog
          orders={[...rows.values()]}
          day={assignDay([...rows.values()])}
          onDone={(outcomes) => told(outcomes, rows)}
          onClose={() => setAssigning(false)}
        />
      )}
    </Box>
  );
};
