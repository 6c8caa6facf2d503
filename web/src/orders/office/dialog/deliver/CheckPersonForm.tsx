import Typography from '@mui/material/Typography';
import { boolean, object } from 'yup';
import type { DeliverForm_OrderFragment } from './DeliverForm.generated';
import { FormLayer } from '../../../../ui/dialog/Dialog';
import { CheckField } from '../../../../ui/form/CheckField';
import type { SaveFailure } from '../../../../ui/form/saveFailure';
import { Form } from '../../../../ui/form/Form';
import { DeliverFooter } from './DeliverFooter';

interface CheckPersonFormProps {
  order: DeliverForm_OrderFragment;
  failure: SaveFailure | null;
  onSubmit: () => Promise<boolean>;
  /** Switches to the form for a delivery to another person, which needs a reason. */
  onOther: () => void;
  onCancel: () => void;
}

const schema = object({
  personChecked: boolean().default(false).oneOf([true], 'Check name and phone, then tick the box'),
});

/** Confirms a delivery to a customer who got no delivery code by email. */
export const CheckPersonForm = (props: CheckPersonFormProps) => {
  const { order, failure, onSubmit, onOther, onCancel } = props;
  return (
    <FormLayer onClose={onCancel}>
      <Form
        label="Check name and phone"
        initialValues={{ personChecked: false }}
        schema={schema}
        onSubmit={onSubmit}
      >
        <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
          Check name and phone
        </Typography>
        <Typography sx={{ mb: 1 }}>
          This customer got no delivery code by email. Ask for name and phone number:
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>{order.pickupName ?? order.user.name}</Typography>
        <Typography sx={{ fontWeight: 700 }}>{order.pickupPhoneNumber}</Typography>
        {order.printedCode && (
          <Typography sx={{ mt: 1 }}>
            The receipt shows the code <strong>{order.printedCode}</strong>.
          </Typography>
        )}
        <CheckField name="personChecked" label="Name and phone match" />
        <DeliverFooter failure={failure} other="Left with another person" onOther={onOther} />
      </Form>
    </FormLayer>
  );
};
