import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

/** Link from the account page to passkeys and sessions. */
export const SecurityCard = () => (
  <Card
    component="section"
    aria-label="Security"
    sx={{
      mt: 5,
      p: { xs: 2.5, md: 3.5 },
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
    }}
  >
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Typography variant="h3" component="h2">
        Security
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Sign in without a code, and see where you are signed in.
      </Typography>
    </Box>
    <Button component={Link} to="/security" variant="outlined">
      Passkeys and devices
    </Button>
  </Card>
);
