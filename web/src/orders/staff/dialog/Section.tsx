import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Border of a section in the order dialog. */
export const framed = { p: 2, borderRadius: '12px', border: 1, borderColor: 'divider' } as const;

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    component="section"
    aria-label={title}
    sx={{ '& dl > div': { py: 0.5 }, '& dt, & dd': { fontSize: 14 } }}
  >
    <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
