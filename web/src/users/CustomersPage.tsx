import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const CustomersPage = () => (
  <>
    <PageMeta title="Customer Details" noIndex />
    <Typography variant="h2" component="h1">
      Customer Details
    </Typography>
  </>
);
