import Button from '@mui/material/Button';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { CellButton } from '../../ui/CellButton';
import type { FailedRow } from './failuresUrlState';

export interface RetryDismiss<Row> {
  /** Retries the failed mail or webhook of a row and shows the result. */
  onRetry: (row: Row) => Promise<void>;
  onDismiss: (id: string) => void;
}

interface RetryDismissButtonsProps<Row> extends RetryDismiss<Row> {
  row: Row;
  /** Name of the row for screen readers. */
  name: string;
  /** Set in a table row. Its buttons can be reached with Tab while the cell has the focus. */
  inCell?: { hasFocus: boolean };
}

/** Buttons to retry or dismiss a failure. */
export function RetryDismissButtons<Row extends FailedRow>(props: RetryDismissButtonsProps<Row>) {
  const { row, name, onRetry, onDismiss, inCell } = props;
  const [busy, setBusy] = useState(false);
  const act = (work: () => unknown) => ({
    tabIndex: inCell && !inCell.hasFocus ? -1 : undefined,
    // A disabled button would lose the focus.
    'aria-disabled': busy,
    // Ignores held keys and double clicks.
    onKeyDown: (event: KeyboardEvent) => event.repeat && event.preventDefault(),
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (event.detail <= 1 && !busy) work();
    },
  });
  const retry = async (): Promise<void> => {
    setBusy(true);
    await onRetry(row);
    setBusy(false);
  };
  const words = busy ? 'Retrying...' : 'Retry';
  const again = { ...act(() => void retry()), 'aria-label': `Retry: ${name}` };
  const dismissing = { ...act(() => onDismiss(row.id)), 'aria-label': `Dismiss: ${name}` };
  if (inCell)
    return (
      <div className="cell-row">
        {!row.notRetryableReason && <CellButton {...again}>{words}</CellButton>}
        {!row.dismissedAt && (
          <CellButton quiet {...dismissing}>
            Dismiss
          </CellButton>
        )}
      </div>
    );
  return (
    <>
      {!row.notRetryableReason && (
        <Button size="small" variant="outlined" {...again}>
          {words}
        </Button>
      )}
      {!row.dismissedAt && (
        <Button size="small" {...dismissing}>
          Dismiss
        </Button>
      )}
    </>
  );
}
