import Button, { type ButtonProps } from '@mui/material/Button';
import type { StepButton_OrderFragment } from '../../../graphql/generated';
import { nextStep } from '../steps';
import type { OpenOrder } from '../useOrderDialog';
import { useStep } from './useStep';

type StepButtonProps = Omit<ButtonProps, 'onClick'> & {
  order: StepButton_OrderFragment;
  /** From the page: rows that listen to the address themselves are all drawn anew whenever it changes. */
  onOpen: OpenOrder;
};

/** Does what it is named after; an order at its end can only be looked at. */
export const StepButton = ({ order, onOpen, ...look }: StepButtonProps) => {
  const { busy, take } = useStep(order, onOpen);
  const label = nextStep(order.orderStatus)?.label ?? 'View';
  return (
    <Button
      size="small"
      {...look}
      // Not disabled: that would take the focus away, and let a second click through to the row.
      aria-disabled={busy}
      aria-label={`${label}: order ${order.shortId}`}
      // A held key or a double click is one step: the button is named after the next one by then.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        if (event.detail <= 1 && !busy) void take();
      }}
    >
      {busy ? 'Saving...' : label}
    </Button>
  );
};
