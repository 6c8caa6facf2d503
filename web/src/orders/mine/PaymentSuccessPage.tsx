import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PageMeta } from '../../ui/PageMeta';
import { TickDrawing } from '../../ui/drawings/TickDrawing';

/** Only thanks: what is paid is decided by the provider's signed notice, never by this page. */
export const PaymentSuccessPage = () => (
  <Stack
    spacing={2}
    sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: { xs: 10, md: 14 } }}
  >
    <PageMeta title="Payment Successful!" noIndex />
    <TickDrawing />
    <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.5rem' } }}>
      Payment Successful!
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>Thank you for your payment.</Typography>
    <Button component={Link} to="/" variant="contained" size="large">
      Back to Home
    </Button>
  </Stack>
);
