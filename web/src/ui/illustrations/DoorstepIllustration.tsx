import Box from '@mui/material/Box';
import { LineIllustration } from './LineIllustration';

/** Illustration of a laundry bag on a scooter, a doorstep and folded clothes. */
export const DoorstepIllustration = () => (
  <Box sx={{ width: '100%', maxWidth: 580 }}>
    <LineIllustration
      drawing="doorstep"
      viewBox="0 0 580 450"
      label="A scooter brings a laundry bag to a door"
    />
  </Box>
);
