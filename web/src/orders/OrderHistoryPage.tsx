import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const OrderHistoryPage = () => (
  <>
    <PageMeta title="Order history" noIndex />
    <Typography variant="h2" component="h1">
      Order history
    </Typography>
  </>
);
