import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { boolean, object } from 'yup';
import type { DeliverForm_OrderFragment } from '../../../../graphql/generated';
import { CloseButton } from '../../../../ui/dialog/CloseButton';
import { FormLayer } from '../../../../ui/dialog/Dialog';
import { CheckField } from '../../../../ui/form/CheckField';
import type { SaveFailure } from '../../../../ui/form/changes';
import { FailureNote } from '../../../../ui/form/FailureNote';
import { Form } from '../../../../ui/form/Form';
import { SubmitButton } from '../../../../ui/form/SubmitButton';

interface CheckPersonFormProps {
  order: DeliverForm_OrderFragment;
  failure: SaveFailure | null;
  onSubmit: () => Promise<boolean>;
  /** For a delivery to another person, which takes a reason. */
  onOther: () => void;
  onCancel: () => void;
}

const schema = object({
  personChecked: boolean().default(false).oneOf([true], 'Check name and phone, then tick the box'),
});

/** Hands the laundry to a customer who cannot have a delivery code. */
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
          This customer has no delivery code. Ask for name and phone number:
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>{order.pickupName ?? order.user.name}</Typography>
        <Typography sx={{ fontWeight: 700 }}>{order.pickupPhoneNumber}</Typography>
        <CheckField name="personChecked" label="Name and phone are right" />
        <Box sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
          <FailureNote failure={failure} />
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
              onMouseDown={(event) => event.preventDefault()}
              onClick={onOther}
            >
              Left with another person
            </Link>
          </Box>
        </Box>
      </Form>
    </FormLayer>
  );
};
