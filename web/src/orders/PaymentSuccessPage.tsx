import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const PaymentSuccessPage = () => (
  <>
    <PageMeta title="Payment" noIndex />
    <Typography variant="h2" component="h1">
      Payment
    </Typography>
  </>
);
