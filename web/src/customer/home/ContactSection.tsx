import { site } from '@laundry/api/site';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { prerenderedPart } from '../../ui/feedback/prerenderedPart';
import { SectionHeading } from './SectionHeading';

const ContactForm = prerenderedPart(() => import('../contact/ContactForm'), 'ContactForm', {
  xs: 501,
  sm: 425,
});

const Way = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="div" sx={{ fontWeight: 650, fontSize: 18 }}>
      {children}
    </Typography>
  </Box>
);

const linkStyle = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

export const ContactSection = () => (
  <Box component="section" id="contact" sx={{ borderTop: 1, borderColor: 'divider' }}>
    <Container
      maxWidth="lg"
      sx={{
        py: { xs: 8, md: 12 },
        display: 'grid',
        gap: { xs: 5, md: 8 },
        gridTemplateColumns: { md: '1fr 1.25fr' },
        alignItems: 'start',
      }}
    >
      <Box>
        <SectionHeading
          title="Contact us"
          text="A question, a stain or a bulk order? Write or call."
        />
        <Stack spacing={2} sx={{ mt: 4 }}>
          <Way name="Phone">
            <Link href={site.phone.href} color="inherit" sx={linkStyle}>
              {site.phone.display}
            </Link>
          </Way>
          <Way name="Email">
            <Link href={`mailto:${site.email}`} color="inherit" sx={linkStyle}>
              {site.email}
            </Link>
          </Way>
          <Way name="Where we are">
            {site.address.street}, {site.address.city}
          </Way>
        </Stack>
      </Box>
      <Card sx={{ p: { xs: 2.5, sm: 4 }, overflow: 'clip' }}>
        <ContactForm />
      </Card>
    </Container>
  </Box>
);
