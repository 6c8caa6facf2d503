import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type Description = readonly [name: string, value: ReactNode];

/** List of names and values, one pair per line. */
export const DescriptionList = ({ facts }: { facts: readonly Description[] }) => (
  <Box component="dl" sx={{ m: 0 }}>
    {facts.map(([name, value]) => (
      <Box
        key={name}
        sx={{
          display: 'grid',
          // On narrow screens the name column shrinks, because a chip in the value column cannot.
          gridTemplateColumns: 'minmax(0, 8.5rem) minmax(min-content, 1fr)',
          gap: { xs: 1, sm: 2 },
          py: 1,
          '& + &': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        <Typography component="dt" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);
