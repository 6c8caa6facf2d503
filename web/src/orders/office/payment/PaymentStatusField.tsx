import type { PaymentStatus } from '../../../graphql/generated';
import type { ComponentProps } from 'react';
import { NativeSelectField } from '../../../ui/form/NativeSelectField';

const options: { value: PaymentStatus; label: string }[] = [
  { value: 'PAID', label: 'Paid' },
  { value: 'UNPAID', label: 'Unpaid' },
  { value: 'PARTIAL', label: 'Partial' },
];

export const PaymentStatusField = ({
  'aria-label': ariaLabel,
  ...rest
}: ComponentProps<typeof NativeSelectField>) => (
  <NativeSelectField size="small" {...rest} slotProps={{ htmlInput: { 'aria-label': ariaLabel } }}>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </NativeSelectField>
);
