import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const AccountPage = () => (
  <>
    <PageMeta title="My Profile" noIndex />
    <Typography variant="h2" component="h1">
      My Profile
    </Typography>
  </>
);
