import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import type { OrderTotals_TotalsFragment } from './OrderTotals.generated';
import { formatCount } from '../../../ui/format/formatMoney';
import { Money } from '../../../ui/format/Money';

const Sum = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    <Box component="span" sx={{ color: 'text.secondary', mr: 0.75 }}>
      {name}
    </Box>
    <Box component="strong" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Box>
  </Box>
);

const Totals = ({ totals }: { totals: OrderTotals_TotalsFragment }) => (
  <Box
    role="group"
    aria-label="Totals"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: { xs: 2, sm: 3 },
      rowGap: { xs: 0, sm: 0.5 },
      py: 0.5,
      fontSize: { xs: 13, sm: 14 },
    }}
  >
    <Sum name="Orders">{formatCount(totals.count)}</Sum>
    {totals.cancelled > 0 && (
      <Sum name="Cancelled (not in the totals)">{formatCount(totals.cancelled)}</Sum>
    )}
    <Sum name="Total">
      <Money paise={totals.totalPrice} />
    </Sum>
    <Sum name="Paid">
      <Money paise={totals.paidAmount} />
    </Sum>
    <Sum name="Due">
      <Money paise={totals.due} />
    </Sum>
    {totals.toRefund > 0 && (
      <Sum name="To refund">
        <Money paise={totals.toRefund} />
      </Sum>
    )}
  </Box>
);

/**
 * Totals of all filtered orders. Total less Paid is Due. Cancelled orders add nothing to Total.
 * Payments on them are refundable.
 */
export const OrderTotals = memo(Totals);
