import Box from '@mui/material/Box';
import { LineDrawing } from '../ui/drawings/LineDrawing';

export const FoldingDrawing = () => (
  <Box sx={{ maxWidth: 480, width: '100%', mx: 'auto' }}>
    <LineDrawing
      drawing="folding"
      viewBox="0 0 500 360"
      label="Clothes washed, hung and folded with care"
    />
  </Box>
);
