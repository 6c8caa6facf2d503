import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { useUpdateDocumentSeriesStartMutation } from './FirstNumberForm.generated';
import type { SeriesPanel_BusinessFragment } from './SeriesPanel.generated';
import { useRefetchActive } from '../../graphql/useRefetchActive';
import { useToast } from '../../ui/feedback/useToast';
import { DigitsField } from '../../ui/form/DigitsField';
import { FormDialog } from '../../ui/form/FormDialog';

const schema = object({
  startNumber: string()
    .required('A number is required')
    .matches(/^0*[1-9]\d{0,5}$/, 'Enter a whole number from 1 to 999999'),
});

interface FirstNumberFormProps {
  series: SeriesPanel_BusinessFragment['series'][number];
  /** Name of the series on screen. */
  name: string;
  onClose: () => void;
}

/**
 * Sets the first number of an invoice series. The server refuses a change after the first document.
 */
export const FirstNumberForm = ({ series, name, onClose }: FirstNumberFormProps) => {
  const { kind, nextNumber, nextNumberFormatted, isStarted } = series;
  const toast = useToast();
  const refetchActive = useRefetchActive();
  const [set] = useUpdateDocumentSeriesStartMutation();
  return (
    <FormDialog
      title={`First number: ${name}`}
      draft={`series:${kind}`}
      initialValues={{ startNumber: String(nextNumber) }}
      schema={schema}
      failureText="Failed to save the number"
      submitLabel="Save"
      busyText="Saving..."
      endedReason={
        isStarted
          ? `This series is already in use. Its next number is ${nextNumberFormatted}.`
          : undefined
      }
      onClose={onClose}
      onSubmit={async ({ startNumber }) => {
        try {
          const { data } = await set({
            variables: { kind, startNumber: Number(startNumber), expectedNext: nextNumber },
          });
          toast.success(data?.updateDocumentSeriesStart.message ?? 'Number saved');
        } catch (error) {
          refetchActive();
          throw error;
        }
        onClose();
      }}
    >
      <Typography>
        To continue the numbers of your previous software, enter the next number, for example 531.
        Numbers restart at 1 each financial year.
      </Typography>
      <DigitsField name="startNumber" label="First number" required autoFocus autoComplete="off" />
    </FormDialog>
  );
};
