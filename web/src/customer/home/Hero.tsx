import { site } from '@laundry/api/site';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DoorstepIllustration } from '../../ui/illustrations/DoorstepIllustration';
import { bookNowLink } from './bookNowLink';
import { SectionLink } from './SectionLink';

// Faint linen pattern of the background.
const weave =
  'repeating-linear-gradient(0deg, rgb(11 110 105 / 0.022) 0 1px, transparent 1px 5px), repeating-linear-gradient(90deg, rgb(11 110 105 / 0.022) 0 1px, transparent 1px 5px)';

const Words = () => (
  <Box>
    <Typography sx={{ mb: 2, fontWeight: 650, color: 'primary.main' }}>
      Open all 7 days, 10:00 AM to 9:00 PM
    </Typography>
    <Typography
      variant="h1"
      sx={{
        fontSize: 'clamp(2.5rem, 1.6rem + 3.6vw, 4.25rem)',
        lineHeight: 1.04,
        textWrap: 'balance',
      }}
    >
      You feel better when{' '}
      <Box component="span" sx={{ color: 'primary.main', display: { md: 'block' } }}>
        Your clothes look better
      </Box>
    </Typography>
    <Typography sx={{ mt: 3, maxWidth: 460, fontSize: 20, color: 'text.secondary' }}>
      Don't worry we are here to do doorstep pickup and delivery
    </Typography>
    <Stack direction="row" sx={{ mt: 4, gap: 2, alignItems: 'center' }}>
      <Button
        variant="contained"
        color="accent"
        size="large"
        {...bookNowLink}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        Book Now
      </Button>
      <SectionLink section="services" color="primary" sx={{ py: 1.5, fontWeight: 650 }}>
        See services and prices
      </SectionLink>
    </Stack>
  </Box>
);

export const Hero = () => (
  <Box
    component="section"
    id="home"
    aria-label={site.brand}
    sx={{ bgcolor: 'linen.main', backgroundImage: weave }}
  >
    <Container
      maxWidth="lg"
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 6 },
        alignItems: 'center',
        gridTemplateColumns: { md: '1.05fr 1fr' },
        pt: { xs: 5, md: 8 },
        pb: { xs: 9, md: 13 },
      }}
    >
      <Words />
      <DoorstepIllustration />
    </Container>
  </Box>
);
