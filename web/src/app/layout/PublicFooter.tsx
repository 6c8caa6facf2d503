import { site } from '@laundry/api/site';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SectionLink } from '../../customer/home/SectionLink';
import { sections } from '../../customer/home/sections';
import { Logo } from '../../ui/illustrations/Logo';
import { roomForContactButtons } from './ContactButtons';
import { SocialLinks } from './SocialLinks';

const linkStyle = { py: 1, minHeight: 44, display: 'inline-flex', alignItems: 'center' } as const;

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section">
    <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const QuickLinks = () => (
  <Column title="Quick links">
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: '1fr' } }}>
      {sections.map(({ id, label }) => (
        <SectionLink key={id} section={id} sx={linkStyle}>
          {label}
        </SectionLink>
      ))}
      <Link component={RouterLink} to="/customerfeedback" color="inherit" sx={linkStyle}>
        Feedback
      </Link>
      <Link component={RouterLink} to="/privacy" color="inherit" sx={linkStyle}>
        Privacy policy
      </Link>
    </Box>
  </Column>
);

const Timings = () => (
  <Column title="Timings">
    <Stack spacing={1} sx={{ py: 1 }}>
      <Typography>{site.timings.service}</Typography>
      <Typography>{site.timings.support}</Typography>
    </Stack>
  </Column>
);

const Location = () => {
  const { street, city, state, pincode } = site.address;
  return (
    <Column title="Location">
      <Stack sx={{ alignItems: 'flex-start' }}>
        <Link href={site.mapUrl} color="inherit" sx={{ py: 1 }} rel="noopener" target="_blank">
          <Box component="address" sx={{ fontStyle: 'normal' }}>
            {street}
            <br />
            {city}, {state} - {pincode}
          </Box>
        </Link>
        <Link href={site.phone.href} color="inherit" sx={linkStyle}>
          {site.phone.display}
        </Link>
        <Link href={`mailto:${site.email}`} color="inherit" sx={linkStyle}>
          {site.email}
        </Link>
      </Stack>
    </Column>
  );
};

const About = () => (
  <Stack spacing={2}>
    <Logo />
    <Typography sx={{ color: 'text.secondary', maxWidth: 300 }}>{site.tagline}.</Typography>
    <SocialLinks />
  </Stack>
);

const Imprint = () => (
  <Stack
    direction={{ xs: 'column', md: 'row' }}
    spacing={1}
    sx={{
      justifyContent: 'space-between',
      mt: 5,
      pt: 3,
      borderTop: 1,
      borderColor: 'divider',
      fontSize: 14,
      color: 'text.secondary',
    }}
  >
    <span>{site.operator}.</span>
    <span>
      Built by{' '}
      <Link href={site.builder.url} color="inherit" rel="noopener" target="_blank">
        {site.builder.name}
      </Link>
    </span>
  </Stack>
);

const columns = { xs: '1fr', sm: '1fr 1fr', md: '1.6fr 1fr 1.2fr 1.4fr' };

export const PublicFooter = () => (
  <Box
    component="footer"
    className="no-print"
    sx={{
      bgcolor: 'linen.main',
      borderTop: 1,
      borderColor: 'divider',
      pt: 7,
      pb: roomForContactButtons,
      // A wide window has room for the floating contact buttons beside the page.
      '@media (min-width: 1360px)': { pb: 5 },
    }}
  >
    <Container maxWidth="lg">
      <Box sx={{ display: 'grid', gap: { xs: 4, md: 6 }, gridTemplateColumns: columns }}>
        <About />
        <QuickLinks />
        <Timings />
        <Location />
      </Box>
      <Imprint />
    </Container>
  </Box>
);
