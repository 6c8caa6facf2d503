import Button from '@mui/material/Button';
import { usePermissions } from '../../../session/permissions/usePermissions';
import type { OrdersPage_OrderFragment } from '../list/OrdersPage.generated';
import { ignoreDoubleClick } from '../../../ui/ignoreDoubleClick';
import type { Selection } from '../../../ui/table/select/selection';
import { MoreActions } from './MoreActions';
import {
  nextStatusActions,
  skippingStep,
  type BulkStep,
  type useBulkStatusUpdate,
} from './useBulkStatusUpdate';
import { tagActions, useBulkPrint, type Paper } from '../../../orders/staff/tags/useBulkPrint';

type Row = OrdersPage_OrderFragment;

const papers: readonly { paper: Paper; label: string }[] = [
  ...tagActions,
  { paper: '80mm', label: 'Print receipts (80 mm)' },
  { paper: 'A4', label: 'Print receipts (A4)' },
];

interface BulkActionsProps {
  selection: Selection<Row>;
  page: readonly Row[];
  rows: ReadonlyMap<string, Row>;
  moves: ReturnType<typeof useBulkStatusUpdate>;
  onAssign: () => void;
}

/** The next statuses of the selected orders are buttons. Less frequent actions are in a menu. */
export const BulkActions = ({ selection, page, rows, moves, onAssign }: BulkActionsProps) => {
  const { moving, move, canMove } = moves;
  const may = usePermissions();
  const { busy: printing, print } = useBulkPrint();
  const busy = moving !== null || printing;
  const countOf = (step: BulkStep): number =>
    [...rows.values()].filter((row) => canMove(row, step)).length;
  const steps = nextStatusActions.filter((step) => countOf(step) > 0);
  const skipping = countOf(skippingStep);
  const others = [
    skipping > 0 &&
      may('orders.update_status') && {
        label: `${skippingStep.label} (${skipping})`,
        act: () => void move(skippingStep),
      },
    ...papers.map(({ paper, label }) => ({
      label,
      act: () => void print(paper, [...rows.keys()]),
    })),
    page.some(({ id }) => !rows.has(id)) && {
      label: 'Select all on this page',
      act: () => selection.choosePage(page, true),
    },
  ].filter((other) => other !== false);
  return (
    <>
      {may('orders.update_status') &&
        steps.map((step) => (
          <Button
            key={step.label}
            size="small"
            variant="contained"
            aria-disabled={busy}
            onClick={ignoreDoubleClick(() => void (busy || move(step)))}
          >
            {moving === step ? 'Moving...' : `${step.label} (${countOf(step)})`}
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
      <MoreActions actions={others} disabled={busy} />
    </>
  );
};
