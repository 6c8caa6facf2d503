import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { officeShortcuts } from '../../../session/permissions/officeShortcuts';
import type { OrdersPage_OrderFragment } from '../list/OrdersPage.generated';
import { lazyDialog } from '../../../ui/dialog/lazyDialog';
import type { Selection } from '../../../ui/table/select/selection';
import { useHotkey } from '../../../ui/useHotkey';
import { assignDay } from './assignDay';
import { BulkActions } from './BulkActions';
import { SkippedOrdersList } from './SkippedOrdersList';
import { countText, movingText } from './bulkTexts';
import { useBulkStatusUpdate } from './useBulkStatusUpdate';

// Loads on the first click on its button.
const AssignDialog = lazyDialog(() => import('./AssignDialog'), 'AssignDialog');

type Row = OrdersPage_OrderFragment;

interface BulkActionBarProps {
  selection: Selection<Row>;
  page: readonly Row[];
  /** Called when the action has ended, to move the focus to the table. */
  onLeave: () => void;
}

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

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

const statusLook = {
  mr: 'auto',
  fontWeight: 650,
  fontSize: { xs: 14, md: 16 },
  lineHeight: 1.25,
} as const;

/** Bar with the bulk actions for the selected orders. */
export const BulkActionBar = ({ selection, page, onLeave }: BulkActionBarProps) => {
  const rows = useSyncExternalStore(selection.subscribe, selection.rows);
  const moves = useBulkStatusUpdate(selection);
  const { moving, left, forget, showResults } = moves;
  const [assigning, setAssigning] = useState(false);
  const leave = (ids: Iterable<string>): void => {
    forget();
    selection.drop(ids);
    if (!document.activeElement?.closest('[role="grid"]')) onLeave();
  };
  const clear = (): void => leave(rows.keys());
  useHotkey(officeShortcuts.letGo, clear, { enabled: rows.size > 0 && !moving && !assigning });
  useEffect(() => {
    // When no order stays selected, the bar and its focused button disappear. The table then gets
    // the focus.
    if (rows.size === 0 && document.activeElement === document.body) onLeave();
  }, [rows.size, onLeave]);
  if (rows.size === 0) return null;
  const stayed = left.filter(({ row }) => rows.has(row.id));
  return (
    <Box component="section" aria-label="Selected orders" sx={barLook}>
      {stayed.length > 0 && !moving && (
        <SkippedOrdersList
          left={stayed}
          onPutAside={() => leave(stayed.map(({ row }) => row.id))}
        />
      )}
      <Box sx={line}>
        <Box role="status" sx={statusLook}>
          {moving ? movingText(moves.movingCount) : countText(rows, page, selection.isFull())}
        </Box>
        <BulkActions {...{ selection, page, rows, moves }} onAssign={() => setAssigning(true)} />
        <Button size="small" color="inherit" disabled={moving !== null} onClick={clear}>
          Clear
        </Button>
      </Box>
      {assigning && (
        <AssignDialog
          orders={[...rows.values()]}
          day={assignDay([...rows.values()])}
          onDone={(results) => showResults(results, rows)}
          onClose={() => setAssigning(false)}
        />
      )}
    </Box>
  );
};
