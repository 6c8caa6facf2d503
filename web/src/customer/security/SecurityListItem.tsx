import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SecurityListItemProps {
  title: ReactNode;
  text: string;
  actions?: ReactNode;
}

export const SecurityListItem = ({ title, text, actions }: SecurityListItemProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      px: 2,
      py: 1.5,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 650 }}>{title}</Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Box>
    {actions && <Box sx={{ display: 'flex', gap: 0.5 }}>{actions}</Box>}
  </Box>
);

export const SecurityList = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {children}
  </Box>
);
