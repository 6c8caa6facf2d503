import Typography from '@mui/material/Typography';
import { useChangeSubscription } from '../../session/subscriptions/useChangeSubscription';
import { OrderChangedDocument } from '../../orders/OrderChanged.generated';
import { PaidOrderDocument, usePaidOrderQuery } from './PaidOrder.generated';
import { useRefetch } from '../../graphql/useRefetch';
import { formatMoney } from '../../ui/format/formatMoney';

interface PaidOrderProps {
  orderId: string;
  /** Payment id of the provider. */
  paymentId: string | null;
}

/**
 * The online payment as the server has recorded it. The page address only names the order and the
 * payment.
 */
export const PaidOrder = ({ orderId, paymentId }: PaidOrderProps) => {
  const { data } = usePaidOrderQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  // The provider's webhook may arrive after the customer returns to this page.
  const read = useRefetch({ isBackground: true });
  useChangeSubscription(OrderChangedDocument, () => read(PaidOrderDocument, { id: orderId }), {
    variables: { id: orderId },
  });
  if (!data) return null;
  const { shortId, payments } = data.order;
  const paid = payments
    .filter(({ reference }) => reference && reference === paymentId)
    .reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Typography role="status" sx={{ fontWeight: 650 }}>
      {paid > 0
        ? `${formatMoney(paid)} paid for order #${shortId}`
        : `Your payment for order #${shortId} is being recorded.`}
    </Typography>
  );
};
