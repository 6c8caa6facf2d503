import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const ReviewsPage = () => (
  <>
    <PageMeta title="Reviews" noIndex />
    <Typography variant="h2" component="h1">
      Reviews
    </Typography>
  </>
);
