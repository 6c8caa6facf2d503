import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Description } from '../../ui/table/DescriptionList';
import { RowCard } from '../../ui/table/RowCard';
import { useIsNarrowScreen } from '../../ui/useIsNarrowScreen';

export interface ReportRow {
  key: string;
  name: string;
  /** Facts with the same names in every row. */
  totals: readonly Description[];
  /** True for the row with the sum of all other rows. */
  isSum?: boolean;
  /** True for a row without totals. Phones do not show it. */
  isEmpty?: boolean;
}

interface ReportTableProps {
  label: string;
  /** Heading of the column with the names. */
  heading: string;
  rows: readonly ReportRow[];
}

const Rows = ({ label, heading, rows }: ReportTableProps) => (
  <Table
    size="small"
    stickyHeader
    aria-label={label}
    // Headings and names take several lines, so that the last column stays visible next to a chart.
    sx={{ '& td, & th': { px: 1 }, '& td': { whiteSpace: 'nowrap' } }}
  >
    <TableHead>
      <TableRow>
        <TableCell>{heading}</TableCell>
        {rows[0]?.totals.map(([name]) => (
          <TableCell key={name} align="right">
            {name}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ key, name, totals, isSum }) => (
        <TableRow key={key} sx={isSum ? { '& td, & th': { fontWeight: 700 } } : undefined}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          {totals.map(([figure, value]) => (
            <TableCell key={figure} align="right">
              {value}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const Cards = ({ rows }: Pick<ReportTableProps, 'rows'>) => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {rows
      .filter(({ isEmpty }) => !isEmpty)
      .map(({ key, name, totals }) => (
        <RowCard key={key} title={name} facts={totals} />
      ))}
  </Box>
);

const scrolling = { maxHeight: 420, overflow: 'auto' };

/** Table with the totals of a chart, in an area that scrolls. Phones show cards instead. */
export const ReportTable = (props: ReportTableProps) => {
  const narrow = useIsNarrowScreen();
  return (
    <Box
      role="region"
      aria-label={`${props.label}, totals`}
      sx={{ minWidth: 0, ...(!narrow && scrolling) }}
      tabIndex={narrow ? undefined : 0}
    >
      {narrow ? <Cards rows={props.rows} /> : <Rows {...props} />}
    </Box>
  );
};
