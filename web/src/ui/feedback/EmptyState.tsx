import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinenIllustration } from '../illustrations/LinenIllustration';

interface EmptyStateProps {
  title: string;
  text?: string;
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3' | 'p';
}

/** Message for an empty list or page, with an optional action. */
export const EmptyState = ({ title, text, action, heading = 'p' }: EmptyStateProps) => (
  <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 7 }}>
    <LinenIllustration />
    <Typography variant="h3" component={heading}>
      {title}
    </Typography>
    {text && <Typography sx={{ color: 'text.secondary', maxWidth: 420 }}>{text}</Typography>}
    {action}
  </Stack>
);
