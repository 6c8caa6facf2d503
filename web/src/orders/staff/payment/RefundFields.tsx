import Box from '@mui/material/Box';
import { formatMoney } from '../../../ui/format/formatMoney';
import { RupeeField } from '../../../ui/form/RupeeField';
import { TextField } from '../../../ui/form/TextField';
import { PayMethodField } from './PayMethodField';
import type { ReactNode } from 'react';
import type { RefundBounds } from './refundRules';

const boundsText = ({ least, most }: RefundBounds): string =>
  least > 1 ? `${formatMoney(least)} to ${formatMoney(most)}` : `Up to ${formatMoney(most)}`;

interface RefundFieldsProps {
  bounds: RefundBounds;
  /** True if the customer gets a mail about the refund. */
  mails: boolean;
  children?: ReactNode;
}

export const RefundFields = ({ bounds, mails, children }: RefundFieldsProps) => (
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
    <PayMethodField label="Method" required />
    {children}
    <TextField
      name="reason"
      size="small"
      label="Reason"
      required
      helperText={mails && 'We email this reason to the customer'}
      multiline
      sx={{ gridColumn: '1 / -1' }}
    />
  </Box>
);
