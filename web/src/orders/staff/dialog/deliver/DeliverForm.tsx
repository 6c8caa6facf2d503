import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object, string } from 'yup';
import { useDeliverOrderMutation, type DeliverForm_OrderFragment } from './DeliverForm.generated';
import { FormLayer } from '../../../../ui/dialog/Dialog';
import { DigitsField } from '../../../../ui/form/DigitsField';
import { Form } from '../../../../ui/form/Form';
import { CheckPersonForm } from './CheckPersonForm';
import { DeliverFooter } from './DeliverFooter';
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

/**
 * Confirms a delivery with the code that only the customer sees, or without it for a recorded
 * reason. A customer who got no code by email shows an identity instead.
 */
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

  const deliverCodeless = (): void => {
    // The error of the code does not apply to a delivery without one.
    change.forget();
    setCodeless(true);
  };

  if (codeless) {
    return (
      <ReasonForm
        draft={`deliver:${id}`}
        title="Deliver without a code"
        submitLabel="Deliver"
        customerSees
        failure={change.failure}
        onSubmit={(reason) => deliverWith({ reason })}
        onCancel={() => {
          change.forget();
          setCodeless(false);
        }}
      />
    );
  }
  if (!order.codeNeeded) {
    return (
      <CheckPersonForm
        order={order}
        failure={change.failure}
        onSubmit={deliverWith}
        onOther={deliverCodeless}
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
        <DeliverFooter
          failure={change.failure}
          other="Customer does not have the code"
          onOther={deliverCodeless}
        />
      </Form>
    </FormLayer>
  );
};
