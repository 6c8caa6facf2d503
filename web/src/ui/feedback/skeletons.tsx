import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '../visuallyHidden';

interface LoadingProps {
  /** Name of the loading content for screen readers. */
  label?: string;
}

// As high as the window, so that the footer does not show and move during loading.
export const PageSkeleton = ({ label = 'Loading...' }: LoadingProps) => (
  <Container role="status" sx={{ py: 6, minHeight: 'calc(100dvh - 60px)' }}>
    <Box sx={visuallyHidden}>{label}</Box>
    <Skeleton width="45%" height={56} />
    <Skeleton width="70%" />
    <Skeleton variant="rounded" height={240} sx={{ mt: 4 }} />
  </Container>
);

export const ListSkeleton = ({
  label = 'Loading...',
  rows = 4,
}: LoadingProps & { rows?: number }) => (
  <Stack role="status" spacing={1.5} sx={{ py: 2 }}>
    <Box sx={{ color: 'text.secondary' }}>{label}</Box>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={64} />
    ))}
  </Stack>
);
