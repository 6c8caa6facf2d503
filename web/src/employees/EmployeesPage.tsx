import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const EmployeesPage = () => (
  <>
    <PageMeta title="Employee Details" noIndex />
    <Typography variant="h2" component="h1">
      Employee Details
    </Typography>
  </>
);
