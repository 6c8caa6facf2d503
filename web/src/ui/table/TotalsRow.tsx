import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

/** The last row of a small table: what its columns add up to. */
export const TotalsRow = ({ children }: { children: ReactNode }) => (
  <TableRow sx={{ '& td': { border: 0, fontSize: 14, fontWeight: 700, color: 'text.primary' } }}>
    {children}
  </TableRow>
);
