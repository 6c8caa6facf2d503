import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { prerenderedPart } from '../../ui/feedback/prerenderedPart';
import { LineIcon, type LineIconName } from './LineIcon';
import { SectionHeading } from './SectionHeading';

const BookPickupForm = prerenderedPart(
  () => import('../booking/BookPickupForm'),
  'BookPickupForm',
  { xs: 719, sm: 573 },
);

const steps: { icon: LineIconName; title: string; text: string }[] = [
  { icon: 'calendar', title: 'You pick a day', text: 'Today, tomorrow, or any day that suits.' },
  {
    icon: 'scooter',
    title: 'We come to your door',
    text: 'We count the clothes together with you.',
  },
  {
    icon: 'shirt',
    title: 'Fresh clothes come back',
    text: 'Neatly folded or on hangers, with a clear bill.',
  },
];

const Steps = () => (
  <Stack component="ol" spacing={3} sx={{ m: 0, mt: 4, p: 0, listStyle: 'none' }}>
    {steps.map(({ icon, title, text }) => (
      <Stack component="li" key={title} direction="row" spacing={2}>
        <LineIcon name={icon} />
        <Box>
          <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        </Box>
      </Stack>
    ))}
  </Stack>
);

export const BookSection = () => (
  <Container
    component="section"
    id="book"
    maxWidth="lg"
    sx={{
      py: { xs: 8, md: 12 },
      display: 'grid',
      gap: { xs: 5, md: 8 },
      gridTemplateColumns: { md: '1fr 1.25fr' },
      alignItems: 'start',
    }}
  >
    <Box sx={{ position: { md: 'sticky' }, top: { md: 112 } }}>
      <SectionHeading
        title="Book a pickup"
        text="Who, where and when. It takes a minute. Pay after we count your clothes."
      />
      <Steps />
    </Box>
    {/* The section does not scroll by itself, so that the form's messages stay visible. */}
    <Card sx={{ p: { xs: 2.5, sm: 4 }, boxShadow: 'var(--soft-shadow)', overflow: 'clip' }}>
      <BookPickupForm />
    </Card>
  </Container>
);
