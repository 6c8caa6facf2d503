import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormikHelpers, FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import {
  useUpdateOrderContactMutation,
  type OrderContactForm_OrderFragment,
} from './OrderContactForm.generated';
import { CloseButton } from '../../../ui/dialog/CloseButton';
import { FormLayer } from '../../../ui/dialog/Dialog';
import { FailureNote } from '../../../ui/form/FailureNote';
import { Form } from '../../../ui/form/Form';
import { PhoneField } from '../../../ui/form/PhoneField';
import { phoneRule } from '../../../ui/form/rules/phoneRule';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import type { OrderChange } from '../useOrderChange';

export interface OrderContactFormProps {
  order: OrderContactForm_OrderFragment;
  change: OrderChange;
  onDone: () => void;
}

export const reason = string().trim().required('A reason is required');
const correcting = object({
  pickupAddress: string()
    .trim()
    .required('Address is required')
    .min(10, 'Address must be at least 10 characters'),
  phone: phoneRule({
    required: 'Phone number is required',
    digits: 'Phone number must be 10 digits',
  }),
  name: string().trim().default(''),
  reason,
});

interface FrameProps<Values extends FormikValues> {
  title: string;
  submitLabel: string;
  draft: string;
  schema: ObjectSchema<Values>;
  initialValues: Values;
  change: OrderChange;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** Form layout for an order change that needs a reason. */
export function Frame<Values extends FormikValues>(props: FrameProps<Values>) {
  return (
    <FormLayer onClose={props.onClose}>
      <Form
        label={props.title}
        draft={props.draft}
        schema={props.schema}
        initialValues={props.initialValues}
        onSubmit={props.onSubmit}
      >
        <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
          {props.title}
        </Typography>
        <Stack spacing={1.5}>
          {props.children}
          <TextField name="reason" label="Reason" required size="small" multiline minRows={2} />
          <FailureNote failure={props.change.failure} />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <SubmitButton size="small" busyText="Saving...">
              {props.submitLabel}
            </SubmitButton>
            <CloseButton size="small">Back</CloseButton>
          </Box>
        </Stack>
      </Form>
    </FormLayer>
  );
}

/** Changes address and contact of an open order. */
export const OrderContactForm = ({ order, change, onDone }: OrderContactFormProps) => {
  const [correct] = useUpdateOrderContactMutation();
  const { id, pickupAddress, pickupPhoneNumber, pickupName } = order;
  return (
    <Frame
      title="Change address or contact"
      submitLabel="Save"
      draft={`correct:${id}`}
      schema={correcting}
      initialValues={{
        pickupAddress,
        phone: pickupPhoneNumber,
        name: pickupName ?? '',
        reason: '',
      }}
      change={change}
      onClose={onDone}
      onSubmit={async (values) => {
        const input = correcting.cast(values);
        const saved = await change.run(
          async (version) =>
            (await correct({ variables: { id, version, input } })).data?.updateOrderContact,
        );
        if (saved) onDone();
        return saved;
      }}
    >
      <TextField
        name="pickupAddress"
        label="Address"
        required
        size="small"
        multiline
        minRows={2}
        autoFocus
      />
      <PhoneField name="phone" label="Phone" required size="small" />
      <TextField
        name="name"
        label="Contact person"
        size="small"
        helperText="Leave empty if it is the customer."
      />
    </Frame>
  );
};
