import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

/** Last row of a small table, with the sums of its columns. */
export const TotalsRow = ({ children }: { children: ReactNode }) => (
  <TableRow sx={{ '& td': { border: 0, fontSize: 14, fontWeight: 700, color: 'text.primary' } }}>
    {children}
  </TableRow>
);
