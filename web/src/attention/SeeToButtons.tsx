import Button from '@mui/material/Button';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { CellButton } from '../ui/CellButton';
import type { FailedRow } from './failureUrlState';

export interface SeeTo<Row> {
  /** Tries again what stands in a row, and says what came of it. */
  onTry: (row: Row) => Promise<void>;
  onAside: (id: string) => void;
}

interface SeeToButtonsProps<Row> extends SeeTo<Row> {
  row: Row;
  /** What the row is, for those who hear the buttons. */
  name: string;
  /** In a row of a table, whose buttons can be tabbed to while their cell has the focus. */
  inCell?: { hasFocus: boolean };
}

/** What can be done about something that failed. */
export function SeeToButtons<Row extends FailedRow>(props: SeeToButtonsProps<Row>) {
  const { row, name, onTry, onAside, inCell } = props;
  const [busy, setBusy] = useState(false);
  const act = (work: () => unknown) => ({
    tabIndex: inCell && !inCell.hasFocus ? -1 : undefined,
    // Not disabled: that would take the focus away.
    'aria-disabled': busy,
    // Ignores held keys and double clicks.
    onKeyDown: (event: KeyboardEvent) => event.repeat && event.preventDefault(),
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (event.detail <= 1 && !busy) work();
    },
  });
  const tryAgain = async (): Promise<void> => {
    setBusy(true);
    await onTry(row);
    setBusy(false);
  };
  const words = busy ? 'Retrying...' : 'Retry';
  const again = { ...act(() => void tryAgain()), 'aria-label': `Retry: ${name}` };
  const aside = { ...act(() => onAside(row.id)), 'aria-label': `Dismiss: ${name}` };
  if (inCell)
    return (
      <div className="cell-row">
        {!row.notAgain && <CellButton {...again}>{words}</CellButton>}
        {!row.setAsideAt && (
          <CellButton quiet {...aside}>
            Dismiss
          </CellButton>
        )}
      </div>
    );
  return (
    <>
      {!row.notAgain && (
        <Button size="small" variant="outlined" {...again}>
          {words}
        </Button>
      )}
      {!row.setAsideAt && (
        <Button size="small" {...aside}>
          Dismiss
        </Button>
      )}
    </>
  );
}
