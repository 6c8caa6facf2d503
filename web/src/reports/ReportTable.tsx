import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

interface ReportTableProps {
  label: string;
  headings: ReactNode;
  children: ReactNode;
}

/** The figures of a chart, to read: beside it where there is room, else below, in a box that scrolls. */
export const ReportTable = ({ label, headings, children }: ReportTableProps) => (
  <Box
    sx={{ maxHeight: 420, overflow: 'auto', minWidth: 0 }}
    tabIndex={0}
    role="region"
    aria-label={`${label}, figures`}
  >
    <Table
      size="small"
      stickyHeader
      aria-label={label}
      sx={{ '& td, & th': { whiteSpace: 'nowrap', px: 1 } }}
    >
      <TableHead>
        <TableRow>{headings}</TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  </Box>
);
