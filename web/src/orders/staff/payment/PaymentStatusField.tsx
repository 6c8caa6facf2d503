import { useField } from 'formik';
import { usePermissions } from '../../../session/permissions/usePermissions';
import type { PaymentStatus } from '../../../graphql/schema.generated';
import type { ComponentProps } from 'react';
import { NativeSelectField } from '../../../ui/form/NativeSelectField';

const options: { value: PaymentStatus; label: string }[] = [
  { value: 'PAID', label: 'Paid' },
  { value: 'UNPAID', label: 'Unpaid' },
  { value: 'PARTIAL', label: 'Partial' },
];

interface PaymentStatusFieldProps extends ComponentProps<typeof NativeSelectField> {
  current: PaymentStatus;
}

export const PaymentStatusField = ({
  'aria-label': ariaLabel,
  current,
  ...rest
}: PaymentStatusFieldProps) => {
  const may = usePermissions();
  const [, { initialValue }] = useField<PaymentStatus | ''>(rest.name);
  // Changing any other status reverses a payment, which needs a permission.
  const mayTakeBack = current === 'UNPAID' || may('payments.refund');
  return (
    <NativeSelectField
      size="small"
      {...rest}
      slotProps={{ htmlInput: { 'aria-label': ariaLabel }, inputLabel: { shrink: true } }}
    >
      {initialValue === '' && <option value="">Choose</option>}
      {options
        .filter(({ value }) => value !== 'UNPAID' || mayTakeBack)
        .map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
    </NativeSelectField>
  );
};
