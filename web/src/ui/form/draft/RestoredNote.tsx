import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

/** Notice above a form with a restored draft. */
export const RestoredNote = ({ onStartOver }: { onStartOver: () => void }) => (
  <Box role="status" sx={{ mb: 2, fontSize: 14, color: 'text.secondary' }}>
    Restored what you had typed.{' '}
    <Link component="button" type="button" onClick={onStartOver} sx={{ py: 0.5 }}>
      Start over
    </Link>
  </Box>
);
