import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

export const DraftRestoredNotice = ({ onStartOver }: { onStartOver: () => void }) => (
  <Box role="status" sx={{ mb: 2, fontSize: 14, color: 'text.secondary' }}>
    Draft restored.{' '}
    <Link component="button" type="button" onClick={onStartOver} sx={{ py: 0.5 }}>
      Discard draft
    </Link>
  </Box>
);
