import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const PrivacyPage = () => (
  <>
    <PageMeta title="Privacy policy" noIndex />
    <Typography variant="h2" component="h1">
      Privacy policy
    </Typography>
  </>
);
