import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const DashboardPage = () => (
  <>
    <PageMeta title="Dashboard" noIndex />
    <Typography variant="h2" component="h1">
      Dashboard
    </Typography>
  </>
);
