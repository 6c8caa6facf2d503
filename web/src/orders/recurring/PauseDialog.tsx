import { object, string } from 'yup';
import {
  type PauseDialog_PickupFragment,
  usePauseRecurringPickupMutation,
} from './PauseDialog.generated';
import { RecurringPickupsDocument } from './RecurringPickups.generated';
import { DateField } from '../../ui/form/DateField';
import { FormDialog } from '../../ui/form/FormDialog';
import { useVersionedEntity } from '../../ui/form/useVersionedEntity';
import { useToast } from '../../ui/feedback/useToast';
import { formatDate, todayPlus, toWireDate } from '../../ui/format/dates';
import { pauseText } from './recurrenceLabels';

/** The server accepts at most this many days. */
const longestPause = 366;

const schema = object({
  until: string()
    .default('')
    .test('later', 'Choose a day after today', (day) => !day || day > todayPlus())
    .test(
      'soon',
      `Choose a day within ${longestPause} days`,
      (day) => !day || day <= todayPlus(longestPause),
    ),
  next: string().default(''),
  pause: string().default(''),
});

const valuesOf = (pickup: PauseDialog_PickupFragment) => ({
  until: pickup.pausedUntil ?? '',
  next: pickup.nextOn ? formatDate(pickup.nextOn) : '',
  pause: pauseText(pickup),
});

interface PauseDialogProps {
  pickup: PauseDialog_PickupFragment;
  /** The customer, if staff make the change. */
  customerId?: string;
  onClose: () => void;
}

export const PauseDialog = ({ pickup, customerId, onClose }: PauseDialogProps) => {
  const [pause] = usePauseRecurringPickupMutation();
  const toast = useToast();
  const entity = useVersionedEntity(pickup, {
    query: RecurringPickupsDocument,
    variables: () => ({ customerId: customerId ?? null }),
    pick: (data) => data.recurringPickups.find(({ id }) => id === pickup.id),
    valuesOf,
    comparedFields: [
      ['Next pickup', ({ next }) => next],
      ['Pause', ({ pause: words }) => words],
    ],
  });
  return (
    <FormDialog
      maxWidth="xs"
      title="Pause pickups"
      draft={`pause:${pickup.id}`}
      entity={entity}
      initialValues={valuesOf(pickup)}
      schema={schema}
      submitLabel="Pause"
      cancelLabel="Back"
      onClose={onClose}
      onSubmit={async ({ until }, { version = pickup.version }) => {
        const variables = { id: pickup.id, version, until: until ? toWireDate(until) : null };
        const { data } = await pause({ variables });
        toast.success(data?.pauseRecurringPickup.message ?? 'Paused');
        onClose();
      }}
    >
      <DateField
        name="until"
        label="Until (optional)"
        min={todayPlus(1)}
        max={todayPlus(longestPause)}
        helperText="Pickups resume on this date. Leave empty to pause until you resume."
      />
    </FormDialog>
  );
};
