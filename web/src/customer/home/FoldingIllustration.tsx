import Box from '@mui/material/Box';
import { LineIllustration } from '../../ui/illustrations/LineIllustration';

export const FoldingIllustration = () => (
  <Box sx={{ maxWidth: 480, width: '100%', mx: 'auto' }}>
    <LineIllustration
      drawing="folding"
      viewBox="0 0 500 360"
      label="Clothes washed, hung and folded with care"
    />
  </Box>
);
