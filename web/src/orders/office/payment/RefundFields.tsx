import Box from '@mui/material/Box';
import { formatMoney } from '../../../ui/format/formatMoney';
import { RupeeField } from '../../../ui/form/RupeeField';
import { NativeSelectField } from '../../../ui/form/NativeSelectField';
import { TextField } from '../../../ui/form/TextField';
import { payMethodLabels, payMethods } from './payMethods';
import type { RefundBounds } from './refundRules';

const boundsText = ({ least, most }: RefundBounds): string =>
  least > 1 ? `${formatMoney(least)} to ${formatMoney(most)}` : `Up to ${formatMoney(most)}`;

/** How much goes back, how, and why. */
export const RefundFields = ({ bounds }: { bounds: RefundBounds }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
      alignItems: 'start',
    }}
  >
    <RupeeField
      name="amount"
      size="small"
      label="Refund"
      required
      helperText={boundsText(bounds)}
      max={bounds.most / 100}
      autoFocus
    />
    <NativeSelectField
      name="method"
      size="small"
      label="Method"
      required
      slotProps={{ inputLabel: { shrink: true } }}
    >
      <option value="" />
      {payMethods.map((method) => (
        <option key={method} value={method}>
          {payMethodLabels[method]}
        </option>
      ))}
    </NativeSelectField>
    <TextField
      name="reason"
      size="small"
      label="Reason"
      required
      helperText="Mailed to customers with an e-mail"
      multiline
      sx={{ gridColumn: '1 / -1' }}
    />
  </Box>
);
