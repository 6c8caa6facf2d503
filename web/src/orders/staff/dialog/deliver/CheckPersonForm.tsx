import Typography from '@mui/material/Typography';
import { boolean, object, string } from 'yup';
import type { DeliverForm_OrderFragment } from './DeliverForm.generated';
import { FormLayer } from '../../../../ui/dialog/Dialog';
import { CheckField } from '../../../../ui/form/CheckField';
import { DigitsField } from '../../../../ui/form/DigitsField';
import type { SaveFailure } from '../../../../ui/form/saveFailure';
import { Form } from '../../../../ui/form/Form';
import { DeliverFooter } from './DeliverFooter';

interface CheckPersonFormProps {
  order: DeliverForm_OrderFragment;
  failure: SaveFailure | null;
  onSubmit: (proof: { deliveryOTP: string } | { personChecked: true }) => Promise<boolean>;
  /** Switches to the form for a delivery to another person, which needs a reason. */
  onOther: () => void;
  onCancel: () => void;
}

const schema = object({
  deliveryOTP: string()
    .default('')
    .test('code', 'The code has 4 digits', (code, { parent }) =>
      Boolean((parent as { personChecked?: boolean }).personChecked || /^(?:\d{4})?$/.test(code)),
    ),
  personChecked: boolean()
    .default(false)
    .test('proof', 'Check name and phone, then tick the box', (checked, { parent }) =>
      Boolean(checked || (parent as { deliveryOTP?: string }).deliveryOTP),
    ),
});

/**
 * Confirms a delivery to a customer who got no delivery code by email: by name and phone, or by the
 * code on the receipt.
 */
export const CheckPersonForm = (props: CheckPersonFormProps) => {
  const { order, failure, onSubmit, onOther, onCancel } = props;
  return (
    <FormLayer onClose={onCancel}>
      <Form
        label="Check name and phone"
        initialValues={{ deliveryOTP: '', personChecked: false }}
        schema={schema}
        onSubmit={({ deliveryOTP, personChecked }) =>
          onSubmit(personChecked ? { personChecked } : { deliveryOTP })
        }
      >
        <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
          Check name and phone
        </Typography>
        <Typography sx={{ mb: 1 }}>
          This customer got no delivery code by email. Ask for name and phone number:
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>{order.pickupName ?? order.user.name}</Typography>
        <Typography sx={{ fontWeight: 700 }}>{order.pickupPhoneNumber}</Typography>
        <CheckField name="personChecked" label="Name and phone match" />
        {order.printedCode && (
          <DigitsField
            name="deliveryOTP"
            size="small"
            label="Or the code on the receipt"
            autoComplete="off"
          />
        )}
        <DeliverFooter failure={failure} other="Left with another person" onOther={onOther} />
      </Form>
    </FormLayer>
  );
};
