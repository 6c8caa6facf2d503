import { site } from '@laundry/api/site';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageMeta } from '../../ui/PageMeta';

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
      We use your mobile number to send you order updates, to help you when you contact us, and to
      improve our service.
    </Typography>
    <Typography>
      With an account we also keep your name, your email (we send the sign-in code there), your
      pickup addresses, your recurring pickups, and your orders with their payments. When you write
      to us, we keep the message. If you join the waiting list for a pincode, we keep your email
      until we have notified you, for up to a year. So that you can sign out other devices, we keep
      where you are signed in, for example Chrome on Android, and since when. We do not track you
      across other sites.
    </Typography>
  </Part>
);

const WhatWeNeverDo = () => (
  <Part title="What we never do">
    <Typography>
      Your number and your details are never sold, and never shared for marketing. We share only
      what is needed with our delivery staff, and with the payment provider when you pay online.
    </Typography>
  </Part>
);

const OnYourDevice = () => (
  <Part title="On your device">
    <Typography>
      Your browser remembers that you are signed in, your primary address, what you typed into an
      unfinished booking, and whether you like light or dark colours. Logging out removes what
      belongs to your account.
    </Typography>
  </Part>
);

const YourRights = () => (
  <Part title="Your rights">
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
      <YourRights />
    </Stack>
  </Container>
);
