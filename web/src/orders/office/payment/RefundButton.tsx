import { useFormikContext } from 'formik';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { refundLabel, type RefundBounds, type RefundValues } from './refundRules';

interface RefundButtonProps {
  bounds: RefundBounds;
  /** Words for another action of the same click. */
  prefix?: string;
}

/** Button that names the amount of the refund. */
export const RefundButton = ({ bounds, prefix }: RefundButtonProps) => {
  const { values } = useFormikContext<RefundValues>();
  const label = refundLabel(values.amount, bounds);
  return (
    <SubmitButton size="small" color="error" busyText="Saving...">
      {prefix ? `${prefix} ${label.toLowerCase()}` : label}
    </SubmitButton>
  );
};
