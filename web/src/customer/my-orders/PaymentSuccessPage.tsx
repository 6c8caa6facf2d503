import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useSessionUser } from '../../session/session';
import { PageMeta } from '../../ui/PageMeta';
import { TickIllustration } from '../../ui/illustrations/TickIllustration';
import { lazySection } from '../../ui/feedback/lazySection';
import { useUrlParams } from '../../ui/useUrlParams';

// A separate chunk, because visitors do not see orders.
const PaidOrder = lazySection(() => import('./PaidOrder'), 'PaidOrder');

/**
 * Thanks page after an online payment. Only the provider's signed webhook marks the order as paid.
 */
export const PaymentSuccessPage = () => {
  const { params } = useUrlParams();
  const user = useSessionUser();
  const orderId = params.get('order');
  return (
    <Stack
      spacing={2}
      sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: { xs: 10, md: 14 } }}
    >
      <PageMeta title="Payment Successful!" noIndex />
      <TickIllustration />
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.5rem' } }}>
        Payment Successful!
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>Thank you for your payment.</Typography>
      {orderId && user && (
        <PaidOrder orderId={orderId} paymentId={params.get('razorpay_payment_id')} />
      )}
      {orderId && (
        <Button component={Link} to={`/account?order=${orderId}`} variant="contained" size="large">
          View order
        </Button>
      )}
      <Button component={Link} to="/" variant={orderId ? 'text' : 'contained'} size="large">
        Back to Home
      </Button>
    </Stack>
  );
};
