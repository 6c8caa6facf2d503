import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { CashOfDayDocument, CashUpsDocument } from './CashUpPage.generated';
import {
  useCloseCashUpMutation,
  type CloseCashUpDialog_CashFragment,
} from './CloseCashUpDialog.generated';
import { useRefetch } from '../../graphql/useRefetch';
import { useToast } from '../../ui/feedback/useToast';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextField } from '../../ui/form/TextField';
import type { VersionedEntity } from '../../ui/form/useFormSubmit';
import { formatDate } from '../../ui/format/dates';
import { formatMoney } from '../../ui/format/formatMoney';
import {
  cashUpSchema,
  countedPaise,
  differenceText,
  methodLabel,
  type CashUpValues,
} from './cashRules';

type Cash = CloseCashUpDialog_CashFragment;

interface CloseCashUpDialogProps {
  day: string;
  cash: Cash;
  /** Name of the person who received the money. */
  person: string;
  onClose: () => void;
}

const valuesOf = ({ expected }: Cash): CashUpValues => ({
  expected: formatMoney(expected),
  counted: '',
  note: '',
});

/**
 * Payments by other users change the expected amount. The dialog shows the conflict, and the
 * counted amount stays.
 */
function useSharedCash(day: string, cash: Cash): VersionedEntity<CashUpValues> {
  const read = useRefetch();
  const refetch = async () => {
    const lines = (await read(CashOfDayDocument, { day }))?.cashOfDay;
    const now = lines?.find(
      ({ userId, method }) => userId === cash.userId && method === cash.method,
    );
    return now && { version: now.version, values: valuesOf(now) };
  };
  return {
    version: cash.version,
    refetch,
    comparedFields: [['Expected', ({ expected }) => expected]],
  };
}

const Fields = ({ cash }: { cash: Cash }) => {
  const { values } = useFormikContext<CashUpValues>();
  const difference = differenceText(values.counted, cash.expected);
  return (
    <>
      <Typography>
        Expected: <strong>{formatMoney(cash.expected)}</strong> in{' '}
        {cash.open === 1 ? '1 entry' : `${cash.open} entries`}. You cannot change this after saving.
        Payments received later go into the next closing.
      </Typography>
      <TextField name="counted" label="Counted (₹)" required autoFocus autoComplete="off" />
      {difference && <Alert severity="warning">{difference}</Alert>}
      <TextField
        name="note"
        label="Note"
        required={difference !== null}
        autoComplete="off"
        multiline
      />
    </>
  );
};

/** Records the counted amount and completes the cash closing (cash-up). */
export const CloseCashUpDialog = ({ day, cash, person, onClose }: CloseCashUpDialogProps) => {
  const toast = useToast();
  const [close] = useCloseCashUpMutation({ refetchQueries: [CashOfDayDocument, CashUpsDocument] });
  const { userId, method } = cash;
  return (
    <FormDialog
      title={`Close ${methodLabel(cash)} of ${person}, ${formatDate(day)}`}
      draft={`cash-up:${day}:${userId}:${method ?? ''}`}
      entity={useSharedCash(day, cash)}
      initialValues={valuesOf(cash)}
      schema={cashUpSchema(cash.expected)}
      failureText="Failed to save the cash closing"
      submitLabel="Close cash"
      busyText="Closing..."
      onClose={onClose}
      onSubmit={async ({ counted, note }, { version = cash.version }) => {
        const paise = countedPaise(counted) ?? 0;
        const input = { day, userId, method, counted: paise, note: note.trim() || null };
        const { data } = await close({ variables: { version, input } });
        toast.success(data?.closeCashUp.message ?? 'Cash closing saved');
        onClose();
      }}
    >
      <Fields cash={cash} />
    </FormDialog>
  );
};
