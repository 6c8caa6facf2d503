import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import {
  useSetFirstPaperNumberMutation,
  type SeriesPanel_BusinessFragment,
} from '../graphql/generated';
import { useRefetchActive } from '../graphql/useRefetchActive';
import { useToast } from '../ui/feedback/useToast';
import { DigitsField } from '../ui/form/DigitsField';
import { FormDialog } from '../ui/form/FormDialog';

const schema = object({
  first: string()
    .required('A number is required')
    .matches(/^0*[1-9]\d{0,5}$/, 'Enter a whole number from 1 to 999999'),
});

interface FirstNumberFormProps {
  series: SeriesPanel_BusinessFragment['series'][number];
  /** What its papers are called. */
  name: string;
  onClose: () => void;
}

/** First number of a document series. The server refuses it once a document was issued. */
export const FirstNumberForm = ({ series, name, onClose }: FirstNumberFormProps) => {
  const { kind, next, nextInWords, hasBegun } = series;
  const toast = useToast();
  const refetchActive = useRefetchActive();
  const [set] = useSetFirstPaperNumberMutation();
  return (
    <FormDialog
      title={`First number: ${name}`}
      draft={`series:${kind}`}
      initialValues={{ first: String(next) }}
      schema={schema}
      failureText="Failed to save the number"
      submitLabel="Save"
      busyText="Saving..."
      ended={
        hasBegun ? `This series is already in use. Its next number is ${nextInWords}.` : undefined
      }
      onClose={onClose}
      onSubmit={async ({ first }) => {
        try {
          const { data } = await set({ variables: { kind, first: Number(first), seen: next } });
          toast.success(data?.setFirstPaperNumber.message ?? 'Number saved');
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
      <DigitsField name="first" label="First number" required autoFocus autoComplete="off" />
    </FormDialog>
  );
};
