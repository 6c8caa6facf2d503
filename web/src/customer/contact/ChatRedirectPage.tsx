import { site } from '@laundry/api/site';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageMeta } from '../../ui/PageMeta';
import { useRunOnce } from '../../ui/useRunOnce';

export const ChatRedirectPage = () => {
  useRunOnce(() => window.location.replace(site.chatUrl));
  return (
    <Stack
      spacing={3}
      role="status"
      sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 14 }}
    >
      <PageMeta title="Chat with us" noIndex />
      <CircularProgress aria-hidden />
      <Typography variant="h2" component="h1">
        Redirecting...
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Not redirected?{' '}
        <Link href={site.chatUrl} underline="always">
          Open the chat
        </Link>
      </Typography>
    </Stack>
  );
};
