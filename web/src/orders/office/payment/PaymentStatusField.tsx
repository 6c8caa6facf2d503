import type { PaymentStatus } from '../../../graphql/generated';
import { TextField, type TextFieldProps } from '../../../ui/form/TextField';

const options: { value: PaymentStatus; label: string }[] = [
  { value: 'PAID', label: 'Paid' },
  { value: 'UNPAID', label: 'Unpaid' },
  { value: 'PARTIAL', label: 'Partial' },
];

/** The device's own list: one letter on the keyboard chooses. */
export const PaymentStatusField = ({
  'aria-label': ariaLabel,
  ...rest
}: Omit<TextFieldProps, 'select'>) => (
  <TextField
    size="small"
    {...rest}
    select
    slotProps={{ select: { native: true }, htmlInput: { 'aria-label': ariaLabel } }}
  >
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </TextField>
);
