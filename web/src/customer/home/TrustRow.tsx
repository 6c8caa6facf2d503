import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { LineIcon, type LineIconName } from './LineIcon';

const points: { icon: LineIconName; title: string; text: string }[] = [
  { icon: 'clock', title: 'All 7 days', text: '10:00 AM to 9:00 PM' },
  { icon: 'door', title: 'Pickup & delivery', text: 'at your door' },
  { icon: 'leaf', title: 'Eco-friendly', text: 'gentle on clothes and the environment' },
  { icon: 'bolt', title: 'Express', text: 'when you need it fast' },
];

export const TrustRow = () => (
  <Container maxWidth="lg" sx={{ mt: { xs: -5, md: -7 } }}>
    <Card
      component="ul"
      aria-label="Why people choose us"
      sx={{
        m: 0,
        p: { xs: 2.5, md: 4 },
        display: 'grid',
        gap: { xs: 2.5, md: 4 },
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        listStyle: 'none',
        border: 0,
        boxShadow: 'var(--soft-shadow)',
      }}
    >
      {points.map(({ icon, title, text }) => (
        <Box
          component="li"
          key={title}
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            alignItems: { sm: 'center' },
            gap: { xs: 1, sm: 2 },
          }}
        >
          <LineIcon name={icon} />
          <Box>
            <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </Box>
        </Box>
      ))}
    </Card>
  </Container>
);
