import { object, string } from 'yup';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextField } from '../../ui/form/TextField';
import { useToast } from '../../ui/feedback/useToast';

interface DismissDialogProps {
  /** Noun for titles: 'mail' or 'payment notice'. */
  thing: string;
  /** Description of the failure with its time. */
  about: string;
  /** Row id, as part of the draft's key. */
  id: string;
  onSave: (reason: string) => Promise<string>;
  onClose: () => void;
}

const schema = object({
  reason: string()
    .trim()
    .required('A reason is required')
    .max(300, 'Reason must be at most 300 characters'),
});

/** Dismisses a failure with a reason for other staff. */
export const DismissDialog = ({ thing, about, id, onSave, onClose }: DismissDialogProps) => {
  const toast = useToast();
  return (
    <FormDialog
      title={`Dismiss this ${thing}?`}
      draft={`dismiss:${id}`}
      initialValues={{ reason: '' }}
      schema={schema}
      onSubmit={async ({ reason }) => {
        toast.success(await onSave(reason.trim()));
        onClose();
      }}
      failureText={`Failed to dismiss the ${thing}`}
      submitLabel="Dismiss"
      busyText="Saving..."
      onClose={onClose}
    >
      <div>{about}</div>
      <div>Dismissing takes it off this list. Nothing is sent or recorded.</div>
      <TextField name="reason" label="Reason" required multiline minRows={2} autoFocus />
    </FormDialog>
  );
};
