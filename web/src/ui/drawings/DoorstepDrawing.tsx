import Box from '@mui/material/Box';
import { LineDrawing } from './LineDrawing';

/** Our own picture: a laundry bag on a scooter, a doorstep, and clothes that came back folded. */
export const DoorstepDrawing = () => (
  <Box sx={{ width: '100%', maxWidth: 580 }}>
    <LineDrawing
      drawing="doorstep"
      viewBox="0 0 580 450"
      label="A scooter brings a laundry bag to a door"
    />
  </Box>
);
