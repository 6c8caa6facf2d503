import Button from '@mui/material/Button';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { StatusButton_OrderFragment } from './StatusButton.generated';
import { CellButton } from '../../../ui/CellButton';
import type { OpenOrder } from '../../../orders/staff/useOrderDialog';
import { useNextStatus } from './useNextStatus';

interface StatusButtonProps {
  order: StatusButton_OrderFragment;
  /**
   * The page passes this function. Rows that read the URL themselves would all render at every
   * change.
   */
  onOpen: OpenOrder;
  /** True in a table row. Elsewhere the button has the full width. */
  inCell?: boolean;
  tabIndex?: number;
}

/** Button for the next status. If this viewer has no next status, the button opens the order. */
export const StatusButton = ({ order, onOpen, inCell, tabIndex }: StatusButtonProps) => {
  const { step, busy, take } = useNextStatus(order, onOpen);
  const label = step?.label ?? 'View';
  const words = busy ? 'Saving...' : label;
  const button = {
    tabIndex,
    'aria-disabled': busy,
    'aria-label': `${label}: order ${order.shortId}`,
    // Ignores held keys and double clicks. After the first click the button is for the next status.
    onKeyDown: (event: KeyboardEvent) => event.repeat && event.preventDefault(),
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (event.detail <= 1 && !busy) void take();
    },
  };
  if (inCell) return <CellButton {...button}>{words}</CellButton>;
  return (
    <Button size="small" variant="outlined" fullWidth {...button}>
      {words}
    </Button>
  );
};
