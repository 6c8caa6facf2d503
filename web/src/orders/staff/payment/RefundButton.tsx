import { useFormikContext } from 'formik';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { refundLabel, type RefundBounds, type RefundValues } from './refundRules';

interface RefundButtonProps {
  bounds: RefundBounds;
  /** Part of the order that the same click saves. */
  saves?: 'items' | 'bill';
}

/** Button that names the amount of the refund. */
export const RefundButton = ({ bounds, saves }: RefundButtonProps) => {
  const { values } = useFormikContext<RefundValues>();
  return (
    <SubmitButton size="small" color="error" busyText="Saving...">
      {refundLabel(values.amount, bounds, saves)}
    </SubmitButton>
  );
};
