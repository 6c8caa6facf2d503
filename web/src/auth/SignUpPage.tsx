import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const SignUpPage = () => (
  <>
    <PageMeta title="Sign up" noIndex />
    <Typography variant="h2" component="h1">
      Sign up
    </Typography>
  </>
);
