import type { ComponentProps } from 'react';
import { NativeSelectField } from '../../../ui/form/NativeSelectField';
import { payMethodLabels, payMethods } from './payMethods';

/** Method of a payment or refund. No option is preselected. */
export const PayMethodField = ({
  'aria-label': ariaLabel,
  ...rest
}: Omit<ComponentProps<typeof NativeSelectField>, 'name'>) => (
  <NativeSelectField
    name="method"
    size="small"
    {...rest}
    slotProps={{ htmlInput: { 'aria-label': ariaLabel }, inputLabel: { shrink: true } }}
  >
    <option value="">Choose</option>
    {payMethods.map((method) => (
      <option key={method} value={method}>
        {payMethodLabels[method]}
      </option>
    ))}
  </NativeSelectField>
);
