import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { CloseButton } from '../../../ui/dialog/CloseButton';
import { FormLayer } from '../../../ui/dialog/Dialog';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import { FailureNote } from '../../../ui/form/FailureNote';
import type { SaveFailure } from '../../../ui/form/saveFailure';

interface ReasonFormProps {
  /** Key of the draft. It names the action and the order. */
  draft: string;
  title: string;
  submitLabel: string;
  destructive?: boolean;
  /** Whether the timeline of the customer shows the reason too. */
  customerSees: boolean;
  /** Further effects of the action. */
  note?: ReactNode;
  failure: SaveFailure | null;
  onSubmit: (reason: string) => Promise<boolean>;
  onCancel: () => void;
}

const schema = object({ reason: string().trim().required('A reason is required') });

/** Form for an action with a reason, which the timeline shows. */
export const ReasonForm = (props: ReasonFormProps) => (
  <FormLayer onClose={props.onCancel}>
    <Form
      label={props.title}
      draft={props.draft}
      initialValues={{ reason: '' }}
      schema={schema}
      onSubmit={({ reason }) => props.onSubmit(reason.trim())}
    >
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {props.title}
      </Typography>
      {props.note && <Typography sx={{ mb: 1.5 }}>{props.note}</Typography>}
      <TextField
        name="reason"
        label="Reason"
        helperText={
          props.customerSees ? 'The customer sees this reason' : 'Only staff see this reason'
        }
        required
        size="small"
        multiline
        minRows={2}
        autoFocus
      />
      <Box sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
        <FailureNote failure={props.failure} />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <SubmitButton
            size="small"
            color={props.destructive ? 'error' : 'primary'}
            busyText="Saving..."
          >
            {props.submitLabel}
          </SubmitButton>
          <CloseButton size="small">Back</CloseButton>
        </Box>
      </Box>
    </Form>
  </FormLayer>
);
