import Button from '@mui/material/Button';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { StatusButton_OrderFragment } from '../../../graphql/generated';
import { CellButton } from '../../../ui/CellButton';
import type { OpenOrder } from '../useOrderDialog';
import { useNextStatus } from './useNextStatus';

interface StatusButtonProps {
  order: StatusButton_OrderFragment;
  /** Passed by the page: rows with their own URL hook would all re-render at every change. */
  onOpen: OpenOrder;
  /** In a row of a table; elsewhere it is as wide as there is room. */
  inCell?: boolean;
  tabIndex?: number;
}

/** Does what it is named after; an order at its end, or whose next step is another's, can only be looked at. */
export const StatusButton = ({ order, onOpen, inCell, tabIndex }: StatusButtonProps) => {
  const { step, busy, take } = useNextStatus(order, onOpen);
  const label = step?.label ?? 'View';
  const words = busy ? 'Saving...' : label;
  const button = {
    tabIndex,
    'aria-disabled': busy,
    'aria-label': `${label}: order ${order.shortId}`,
    // Ignores held keys and double clicks: after the first one the button names the next step.
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
