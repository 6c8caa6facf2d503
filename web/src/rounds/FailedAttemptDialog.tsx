import { useContext } from 'react';
import { object, string } from 'yup';
import type { FailedAttemptReason } from '../graphql/schema.generated';
import { useRecordFailedAttemptMutation } from './FailedAttemptDialog.generated';
import type { StopDetails_StopFragment } from './StopDetails.generated';
import { useRefetchActive } from '../graphql/useRefetchActive';
import { OfflineQueueContext } from '../orders/staff/offlineQueueContext';
import { useToast } from '../ui/feedback/useToast';
import { FormDialog } from '../ui/form/FormDialog';
import { NativeSelectField } from '../ui/form/NativeSelectField';
import { TextField } from '../ui/form/TextField';
import { reasonLabels } from './roundLabels';

const said = string().trim().max(300, 'Note must be at most 300 characters');

const failSchema = object({
  reason: string().required('Choose a reason'),
  note: said.default('').when('reason', { is: 'OTHER', then: () => said.required('Enter a note') }),
});

const isReason = (text: string): text is FailedAttemptReason => text in reasonLabels;

interface FailedAttemptDialogProps {
  stop: Pick<StopDetails_StopFragment, 'id' | 'name' | 'orderId'>;
  onClose: () => void;
}

export const FailedAttemptDialog = ({ stop, onClose }: FailedAttemptDialogProps) => {
  const toast = useToast();
  const [fail] = useRecordFailedAttemptMutation();
  const refetchActive = useRefetchActive();
  const queue = useContext(OfflineQueueContext);
  return (
    <FormDialog
      title={`${stop.name}: reason`}
      maxWidth="xs"
      draft={`stop:${stop.id}:failed`}
      initialValues={{ reason: '', note: '' }}
      schema={failSchema}
      submitLabel="Record failed attempt"
      onClose={onClose}
      onSubmit={async ({ reason, note }) => {
        if (!isReason(reason)) return;
        const variables = { id: stop.id, reason, note: note?.trim() || null };
        try {
          const { data } = await fail({ variables });
          toast.success(data?.recordFailedAttempt.message ?? 'Failed attempt recorded');
          queue?.markSent(stop.orderId);
          refetchActive();
        } catch (error) {
          if (!queue?.enqueue(error)) throw error;
        }
        onClose();
      }}
    >
      <NativeSelectField name="reason" label="Reason" required autoFocus>
        <option value="" aria-label="None" />
        {Object.entries(reasonLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelectField>
      <TextField
        name="note"
        label="Note"
        multiline
        minRows={2}
        helperText="The customer sees this in an email and on the order"
      />
    </FormDialog>
  );
};
