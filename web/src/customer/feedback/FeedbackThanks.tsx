import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Celebration } from '../../ui/illustrations/Celebration';
import { TickIllustration } from '../../ui/illustrations/TickIllustration';

const confettiPieces = 500;

export const FeedbackThanks = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus disappears, so the message gets the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 4 }}>
      <Celebration pieces={confettiPieces} />
      <TickIllustration />
      <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ outline: 'none' }}>
        Thank you for your feedback!
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>It helps us improve.</Typography>
      <Button component={Link} to="/" variant="outlined">
        Back to Home
      </Button>
    </Stack>
  );
};
