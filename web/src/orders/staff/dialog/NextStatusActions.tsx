import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePermissions } from '../../../session/permissions/usePermissions';
import { officeShortcuts } from '../../../session/permissions/officeShortcuts';
import type { PieceCountForm_OrderFragment } from '../piece-counts/PieceCountForm.generated';
import type { OrderStatus } from '../../../graphql/schema.generated';
import type { NextStatusActions_OrderFragment } from './NextStatusActions.generated';
import { ignoreDoubleClick } from '../../../ui/ignoreDoubleClick';
import { Shortcut } from '../../../ui/Shortcut';
import { useHotkey } from '../../../ui/useHotkey';
import { narrowScreen } from '../../../ui/useIsNarrowScreen';
import { FailureNote } from '../../../ui/form/FailureNote';
import { differenceText, missingText } from '../piece-counts/pieceCounts';
import { orderStatusLabels } from '../../orderStatus';
import {
  allows,
  canSkipProcessing,
  permissionFor,
  mayFillIn,
  neededCount,
  nextStep,
  stepBack,
  type StatusStep,
  type StepForm,
} from '../statusSteps';
import type { OrderChange } from '../useOrderChange';

interface NextStatusActionsProps {
  order: NextStatusActions_OrderFragment & PieceCountForm_OrderFragment & { itemCount: number };
  change: OrderChange;
  onForm: (form: StepForm) => void;
  onMove: (to: OrderStatus) => void;
  /** The open form, which shows its own errors. */
  openForm: StepForm | null;
}

const endings: Partial<Record<OrderStatus, string>> = {
  DELIVERED: 'This order is delivered.',
  CANCELLED: 'This order is cancelled.',
};

const OtherSteps = ({ order, onForm, onMove }: NextStatusActionsProps) => {
  const may = usePermissions();
  const back = stepBack(order);
  const others = [
    canSkipProcessing(order) &&
      may('orders.update_status') && {
        label: 'Dispatch without processing',
        go: () => onMove('DISPATCHED'),
      },
    allows(order, 'COUNT_PIECES') &&
      !neededCount(order) &&
      mayFillIn('count', may) && { label: 'Count pieces', go: () => onForm('count') },
    allows(order, 'CHANGE_ITEMS') &&
      mayFillIn('items', may) && { label: 'Change items', go: () => onForm('items') },
    allows(order, 'RESCHEDULE') &&
      mayFillIn('reschedule', may) && {
        label: 'Reschedule pickup',
        go: () => onForm('reschedule'),
      },
    allows(order, 'CHANGE_CONTACT') &&
      mayFillIn('correct', may) && {
        label: 'Change address or contact',
        go: () => onForm('correct'),
      },
    allows(order, 'CHANGE_PROMISED_DATE') &&
      mayFillIn('promisedDate', may) && {
        label: 'Change promised date',
        go: () => onForm('promisedDate'),
      },
    back &&
      mayFillIn('back', may) && {
        label: `Move back to ${orderStatusLabels[back]}`,
        go: () => onForm('back'),
      },
    allows(order, 'CANCEL') &&
      mayFillIn('cancel', may) && { label: 'Cancel order', go: () => onForm('cancel') },
  ].filter((other) => other !== false && other !== undefined);
  if (others.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
      {others.map(({ label, go }) => (
        <Link
          key={label}
          component="button"
          type="button"
          variant="body2"
          onClick={ignoreDoubleClick(go)}
          sx={{
            py: 0.5,
            [narrowScreen]: { minHeight: 44 },
            color: label === 'Cancel order' ? 'error.main' : 'primary.main',
          }}
        >
          {label}
        </Link>
      ))}
    </Box>
  );
};

/** Buttons for the possible status changes. The primary button is the next status. */
export const NextStatusActions = (props: NextStatusActionsProps) => {
  const { order, change, onForm, onMove } = props;
  const may = usePermissions();
  const next = nextStep(order);
  const missing = missingText(order);
  const difference = differenceText(order);
  const step = next && may(permissionFor(next)) ? next : undefined;
  const take = (chosen: StatusStep): void =>
    'form' in chosen ? onForm(chosen.form) : onMove(chosen.to);
  const taken = step && 'form' in step && step.form === props.openForm;
  useHotkey(officeShortcuts.nextStep, () => step && take(step), {
    enabled: !change.busy && !taken,
  });
  return (
    <Stack spacing={1.5}>
      <Typography variant="h4" component="h3">
        Next step
      </Typography>
      {taken && props.openForm === 'pickup' && (
        <Typography variant="body2">
          Enter the items. Saving the items marks this order as picked up.
        </Typography>
      )}
      {missing && <Typography variant="body2">{missing}</Typography>}
      {difference && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {difference}
        </Typography>
      )}
      {step && !taken && (
        <Button
          variant="contained"
          aria-disabled={change.busy}
          aria-keyshortcuts="n"
          onClick={ignoreDoubleClick(() => change.busy || take(step))}
        >
          {change.busy ? 'Saving...' : step.label}
          <Box component="span" sx={{ ml: 1.25, display: 'inline-flex' }}>
            <Shortcut keys="N" />
          </Box>
        </Button>
      )}
      {!step && (
        <Typography variant="body2">
          {next
            ? `“${next.label}” is the next step. You do not have permission for it. Please ask an admin.`
            : endings[order.orderStatus]}
        </Typography>
      )}
      <FailureNote failure={props.openForm ? null : change.failure} />
      <OtherSteps {...props} />
    </Stack>
  );
};
