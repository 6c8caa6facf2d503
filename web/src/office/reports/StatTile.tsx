import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StatTileProps {
  label: string;
  /** Undefined while the figure loads. */
  figure: string | undefined;
  /** Content below the figure. */
  children?: ReactNode;
}

/** A figure with its label above it. */
export const StatTile = ({ label, figure, children }: StatTileProps) => (
  <Box
    role="group"
    aria-label={label}
    sx={{
      px: { xs: 1.5, sm: 2.5 },
      py: { xs: 1.5, sm: 2 },
      borderRadius: '12px',
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      minWidth: 0,
    }}
  >
    <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
      {label}
    </Typography>
    <Typography
      sx={{
        fontSize: { xs: 18, sm: 28 },
        fontWeight: 700,
        letterSpacing: '-0.02em',
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'anywhere',
      }}
    >
      {figure ?? <Skeleton width={90} />}
    </Typography>
    {children && (
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    )}
  </Box>
);
