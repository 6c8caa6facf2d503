import { useFormikContext } from 'formik';
import { NativeSelectField } from '../../../ui/form/NativeSelectField';
import { formatMoney } from '../../../ui/format/formatMoney';
import type { RefundValues, ReductionOf } from './refundRules';

/** Asks whether a fully paid order owes the refunded amount again. No option is preselected. */
export const AfterRefundField = ({ reductionOf }: { reductionOf: ReductionOf }) => {
  const { values } = useFormikContext<RefundValues>();
  const reduction = reductionOf(values.amount);
  if (!reduction) return null;
  const sum = formatMoney(reduction.owed);
  return (
    <NativeSelectField
      name="after"
      label="After the refund"
      size="small"
      required
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ gridColumn: '1 / -1' }}
    >
      <option value="">Choose</option>
      <option value="REDUCED">Nothing is due: {sum} becomes a discount</option>
      <option value="OWED">{sum} is due again</option>
    </NativeSelectField>
  );
};
