import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { DoorstepIllustration } from '../ui/illustrations/DoorstepIllustration';

interface AuthCardProps {
  title: string;
  text?: string;
  children: ReactNode;
}

const Picture = () => (
  <Box
    sx={{
      display: { xs: 'none', md: 'grid' },
      placeItems: 'center',
      p: 5,
      bgcolor: 'linen.main',
      borderRight: 1,
      borderColor: 'divider',
    }}
  >
    <DoorstepIllustration />
  </Box>
);

/**
 * Keeps the focus in a field while a button or link is pressed. Otherwise the empty field would
 * show its error on blur, and the button would move before the click ends.
 */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a, button')) event.preventDefault();
}

/** Layout of all sign-in pages: an illustration beside a form. */
export const AuthCard = ({ title, text, children }: AuthCardProps) => (
  <Box sx={{ px: { xs: 2, sm: 3 }, py: { xs: 3, md: 8 } }}>
    <Card
      sx={{
        mx: 'auto',
        maxWidth: { xs: 480, md: 1000 },
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        boxShadow: 'var(--soft-shadow)',
        minHeight: { md: 560 },
      }}
    >
      <Picture />
      <Stack sx={{ justifyContent: 'center', px: { xs: 3, sm: 6 }, py: { xs: 4, sm: 6 } }}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        {text && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{text}</Typography>}
        <Box sx={{ mt: 3.5 }} onMouseDown={keepFocus}>
          {children}
        </Box>
      </Stack>
    </Card>
  </Box>
);
