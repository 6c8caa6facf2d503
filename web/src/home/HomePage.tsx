import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const HomePage = () => (
  <>
    <PageMeta title="Home" noIndex />
    <Typography variant="h2" component="h1">
      Home
    </Typography>
  </>
);
