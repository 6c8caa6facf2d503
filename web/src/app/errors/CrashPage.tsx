import { site } from '@laundry/api/site';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fallbackText } from '../../graphql/errors';
import { Logo } from '../../ui/illustrations/Logo';

interface CrashPageProps {
  onRetry: () => void;
}

/** Replaces a crashed part of the page, with buttons for retry, home page and contact. */
export const CrashPage = ({ onRetry }: CrashPageProps) => (
  <Stack
    role="alert"
    spacing={2}
    sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: { xs: 8, md: 12 } }}
  >
    <Typography variant="h2" component="h1">
      {fallbackText}
    </Typography>
    <Typography sx={{ color: 'text.secondary', maxWidth: 440 }}>
      This part of the page could not be shown. Check your connection and try again. What you typed
      is not lost.
    </Typography>
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Button variant="contained" onClick={onRetry}>
        Try again
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Stack>
    <Typography>
      <Link href="/">Back to Home</Link>
      {' · '}
      <Link href={site.phone.href}>Call us: {site.phone.display}</Link>
    </Typography>
  </Stack>
);

/** Crash page with its own header, for a crash of the layout. */
export const WholeCrashPage = (props: CrashPageProps) => (
  <>
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        px: 3,
        minHeight: 72,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Link href="/" color="inherit" underline="none" aria-label={`${site.brand}, home`}>
        <Logo />
      </Link>
    </Box>
    <main>
      <CrashPage {...props} />
    </main>
  </>
);
