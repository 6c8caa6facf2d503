import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const SignInLinkPage = () => (
  <>
    <PageMeta title="Sign in" noIndex />
    <Typography variant="h2" component="h1">
      Sign in
    </Typography>
  </>
);
