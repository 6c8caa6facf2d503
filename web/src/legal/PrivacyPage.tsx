import { site } from '@laundry/api/site';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageMeta } from '../ui/PageMeta';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section">
    <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Stack spacing={1.5}>{children}</Stack>
  </Box>
);

const WhatWeKeep = () => (
  <Part title="What we keep">
    <Typography>
      Your mobile number is what our work hangs on: we use it to tell you about your order, to help
      you when you ask, and to make the service better.
    </Typography>
    <Typography>
      With an account we also keep what you give us to do the work: your name, your e-mail (which
      the sign-in code goes to), your pickup addresses, what you have us fetch again and again, and
      your orders with their payments. When you write to us, we keep the message. An e-mail that
      waits for us to come to a PIN code is kept until we have told you, and never longer than a
      year. So that you can end it, we keep where you are signed in, such as Chrome on Android, and
      since when. We do not track you across other sites.
    </Typography>
  </Part>
);

const WhatWeNeverDo = () => (
  <Part title="What we never do">
    <Typography>
      Your number and your details are never sold, and never shared for marketing. Those who must
      have a part of them to serve you get that part only: our own riders, and the payment provider
      when you pay online.
    </Typography>
  </Part>
);

const OnYourDevice = () => (
  <Part title="On your device">
    <Typography>
      Your browser remembers that you are signed in, which address you use first, what you typed
      into an unfinished booking, and whether you like light or dark colours. Logging out removes
      what belongs to your account.
    </Typography>
  </Part>
);

const YourSay = () => (
  <Part title="Your say">
    <Typography>
      See and change your details in your account at any time. To have them removed, or to ask
      anything about them, write to{' '}
      <Link href={`mailto:${site.email}`} underline="always">
        {site.email}
      </Link>{' '}
      or call{' '}
      <Link href={site.phone.href} underline="always">
        {site.phone.display}
      </Link>
      .
    </Typography>
  </Part>
);

export const PrivacyPage = () => (
  <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
    <PageMeta
      title="Privacy policy"
      description="What we keep about you, what we use it for, and what we never do with it."
    />
    <Typography variant="h1" sx={{ mb: 4 }}>
      Privacy policy
    </Typography>
    <Stack spacing={4} sx={{ maxWidth: 680 }}>
      <WhatWeKeep />
      <WhatWeNeverDo />
      <OnYourDevice />
      <YourSay />
    </Stack>
  </Container>
);
