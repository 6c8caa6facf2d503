import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const FeedbackPage = () => (
  <>
    <PageMeta title="Feedback" noIndex />
    <Typography variant="h2" component="h1">
      Feedback
    </Typography>
  </>
);
