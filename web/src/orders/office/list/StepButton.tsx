import Button, { type ButtonProps } from '@mui/material/Button';
import type { StepButton_OrderFragment } from '../../../graphql/generated';
import { nextStep } from '../steps';
import { useStep } from './useStep';

type StepButtonProps = Omit<ButtonProps, 'onClick'> & { order: StepButton_OrderFragment };

/** Does what it is named after; an order at its end can only be looked at. */
export const StepButton = ({ order, ...look }: StepButtonProps) => {
  const { busy, take } = useStep(order);
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
