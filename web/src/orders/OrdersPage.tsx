import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const OrdersPage = () => (
  <>
    <PageMeta title="Order Details / Payment" noIndex />
    <Typography variant="h2" component="h1">
      Order Details / Payment
    </Typography>
  </>
);
