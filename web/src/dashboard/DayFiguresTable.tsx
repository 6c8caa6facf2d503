import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { DayFiguresTable_FiguresFragment } from '../graphql/generated';
import { TotalsRow } from '../ui/table/TotalsRow';
import { Money } from '../ui/format/Money';
import { formatWeekday } from '../ui/format/dates';

const sum = (
  figures: readonly DayFiguresTable_FiguresFragment[],
  name: 'orders' | 'takings',
): number => figures.reduce((total, figure) => total + figure[name], 0);

export const DayFiguresTable = ({
  figures,
}: {
  figures: readonly DayFiguresTable_FiguresFragment[];
}) => (
  <Box sx={{ maxHeight: '50vh', overflow: 'auto' }} tabIndex={0} role="region" aria-label="Figures">
    <Table size="small" stickyHeader aria-label="Orders and takings by day">
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          <TableCell align="right">Orders</TableCell>
          <TableCell align="right">Takings</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {figures.toReversed().map(({ date, orders, takings }) => (
          <TableRow key={date}>
            <TableCell>{formatWeekday(date)}</TableCell>
            <TableCell align="right">{orders}</TableCell>
            <TableCell align="right">
              <Money paise={takings} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TotalsRow>
          <TableCell>All days</TableCell>
          <TableCell align="right">{sum(figures, 'orders')}</TableCell>
          <TableCell align="right">
            <Money paise={sum(figures, 'takings')} />
          </TableCell>
        </TotalsRow>
      </TableFooter>
    </Table>
  </Box>
);
