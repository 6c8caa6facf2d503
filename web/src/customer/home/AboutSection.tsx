import { site } from '@laundry/api/site';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FoldingIllustration } from './FoldingIllustration';
import { SectionHeading } from './SectionHeading';

export const AboutSection = () => (
  <Box component="section" id="about" sx={{ bgcolor: 'linen.main' }}>
    <Container
      maxWidth="lg"
      sx={{
        py: { xs: 8, md: 12 },
        display: 'grid',
        gap: { xs: 5, md: 8 },
        gridTemplateColumns: { md: '1fr 1.1fr' },
        alignItems: 'center',
      }}
    >
      <FoldingIllustration />
      <Box>
        <SectionHeading title="Who we are ?" />
        <Stack spacing={2} sx={{ mt: 3, fontSize: { md: 18 } }}>
          <Typography sx={{ fontSize: 'inherit' }}>
            {site.brand} is a neighbourhood laundry that comes to you. We collect at your door, sort
            by cloth and colour, and wash each customer's clothes separately, never mixed with
            anyone else's.
          </Typography>
          <Typography sx={{ fontSize: 'inherit' }}>
            Mild, eco-friendly cleaning for everyday wear, dry cleaning for what needs it, and a
            careful steam iron at the end. You see each step in your account, and confirm your
            delivery with a delivery code.
          </Typography>
          <Typography sx={{ fontSize: 'inherit', color: 'text.secondary' }}>
            {site.operator}.
          </Typography>
        </Stack>
      </Box>
    </Container>
  </Box>
);
