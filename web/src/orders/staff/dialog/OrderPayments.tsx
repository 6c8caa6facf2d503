import Box from '@mui/material/Box';
import type { OrderPayments_OrderFragment } from './OrderPayments.generated';
import { Money } from '../../../ui/format/Money';
import { occurredAtText } from '../../occurredAt';
import { payKindLabels, payMethodLabels } from '../payment/payMethods';

/** The ledger of an order: payments, refunds and reversals, with method and author. */
export const OrderPayments = ({ order }: { order: OrderPayments_OrderFragment }) => (
  <Box component="ul" aria-label="Payments" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 14 }}>
    {order.payments.map(({ id, amount, kind, method, reference, reason, actor, ...moment }) => (
      <Box
        component="li"
        key={id}
        sx={{ display: 'flex', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
      >
        <Box sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
          {[
            kind !== 'PAYMENT' && payKindLabels[kind],
            method ? payMethodLabels[method] : 'Not specified',
            reference,
          ]
            .filter(Boolean)
            .join(' · ')}
          {reason && <Box>{reason}</Box>}
          <Box sx={{ color: 'text.secondary' }}>
            {[occurredAtText({ ...moment, occurredAt: moment.createdAt }), actor?.name]
              .filter(Boolean)
              .join(' · ')}
          </Box>
        </Box>
        <Box sx={{ fontWeight: 600 }}>
          <Money paise={amount} />
        </Box>
      </Box>
    ))}
  </Box>
);
