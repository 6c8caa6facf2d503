import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object, string } from 'yup';
import {
  useDeliverOrderMutation,
  type DeliverForm_OrderFragment,
} from '../../../../graphql/generated';
import { CloseButton } from '../../../../ui/dialog/CloseButton';
import { FormLayer } from '../../../../ui/dialog/Dialog';
import { DigitsField } from '../../../../ui/form/DigitsField';
import { Form } from '../../../../ui/form/Form';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { FailureNote } from '../../../../ui/form/FailureNote';
import { CheckPersonForm } from './CheckPersonForm';
import { ReasonForm } from '../ReasonForm';
import type { OrderChange } from '../../useOrderChange';

interface DeliverFormProps {
  order: DeliverForm_OrderFragment;
  change: OrderChange;
  onDone: () => void;
}

const schema = object({
  deliveryOTP: string()
    .required("The customer's code is required")
    .matches(/^\d{4}$/, 'The code has 4 digits'),
});

/** Deliver with the code that only the customer sees; without it, a reason goes on record. Customers without e-mail cannot have it. */
export const DeliverForm = ({ order, change, onDone }: DeliverFormProps) => {
  const { id } = order;
  const [deliver] = useDeliverOrderMutation();
  const [codeless, setCodeless] = useState(false);

  const deliverWith = async (
    proof: { deliveryOTP: string } | { reason: string } | { personChecked: true },
  ): Promise<boolean> => {
    const saved = await change.run(async (version) => {
      const { data } = await deliver({ variables: { id, version, ...proof } });
      return data?.deliverOrder;
    });
    if (saved) onDone();
    return saved;
  };

  if (codeless) {
    return (
      <ReasonForm
        draft={`deliver:${id}`}
        title="Deliver without a code"
        submitLabel="Deliver"
        failure={change.failure}
        onSubmit={(reason) => deliverWith({ reason })}
        onCancel={() => {
          change.forget();
          setCodeless(false);
        }}
      />
    );
  }
  if (!order.user.hasEmail) {
    return (
      <CheckPersonForm
        order={order}
        failure={change.failure}
        onSubmit={() => deliverWith({ personChecked: true })}
        onOther={() => setCodeless(true)}
        onCancel={onDone}
      />
    );
  }
  return (
    <FormLayer onClose={onDone}>
      <Form
        label="Deliver"
        initialValues={{ deliveryOTP: '' }}
        schema={schema}
        onSubmit={({ deliveryOTP }) => deliverWith({ deliveryOTP })}
      >
        <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
          Deliver
        </Typography>
        <DigitsField
          name="deliveryOTP"
          size="small"
          label="Customer's delivery code"
          autoComplete="off"
          autoFocus
        />
        <Box sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
          <FailureNote failure={change.failure} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <SubmitButton size="small" busyText="Saving...">
              Deliver
            </SubmitButton>
            <CloseButton size="small">Cancel</CloseButton>
            <Link
              component="button"
              type="button"
              variant="body2"
              sx={{ ml: 'auto' }}
              // Leaving the empty box would put its error under the pointer and lose the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                // What was wrong with the code says nothing of a delivery without one.
                change.forget();
                setCodeless(true);
              }}
            >
              No code at hand
            </Link>
          </Box>
        </Box>
      </Form>
    </FormLayer>
  );
};
