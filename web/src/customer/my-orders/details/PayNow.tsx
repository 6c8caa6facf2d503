import Button from '@mui/material/Button';
import type { PayNow_OrderFragment } from './PayNow.generated';
import { formatMoney } from '../../../ui/format/formatMoney';

/** The server gives a payment link only while something is due. */
export const PayNow = ({ order }: { order: PayNow_OrderFragment }) =>
  order.paymentLink && order.paymentStatus !== 'PAID' ? (
    <Button
      href={order.paymentLink}
      variant="contained"
      color="accent"
      className="no-print"
      sx={{ mt: 1.5 }}
      aria-description={`${formatMoney(order.due)} is due, plus ${formatMoney(order.serviceCharge)} service charge`}
    >
      Pay Now {formatMoney(order.due + order.serviceCharge)}
    </Button>
  ) : null;
