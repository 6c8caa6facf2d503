import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const ChatRedirectPage = () => (
  <>
    <PageMeta title="Chat" noIndex />
    <Typography variant="h2" component="h1">
      Chat
    </Typography>
  </>
);
