import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { DailyTotalsTable_TotalsFragment } from './DailyTotalsTable.generated';
import { TotalsRow } from '../../ui/table/TotalsRow';
import { Money } from '../../ui/format/Money';
import { formatWeekday } from '../../ui/format/dates';

const sum = (
  totals: readonly DailyTotalsTable_TotalsFragment[],
  name: 'orders' | 'collected',
): number => totals.reduce((total, day) => total + day[name], 0);

export const DailyTotalsTable = ({
  totals,
}: {
  totals: readonly DailyTotalsTable_TotalsFragment[];
}) => (
  <Box
    sx={{ maxHeight: '50vh', overflow: 'auto' }}
    tabIndex={0}
    role="region"
    aria-label="Orders and collections by day"
  >
    <Table size="small" stickyHeader aria-label="Orders and collections by day">
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          <TableCell align="right">Orders</TableCell>
          <TableCell align="right">Collections</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {totals.toReversed().map(({ day, orders, collected }) => (
          <TableRow key={day}>
            <TableCell>{formatWeekday(day)}</TableCell>
            <TableCell align="right">{orders}</TableCell>
            <TableCell align="right">
              <Money paise={collected} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TotalsRow>
          <TableCell>All days</TableCell>
          <TableCell align="right">{sum(totals, 'orders')}</TableCell>
          <TableCell align="right">
            <Money paise={sum(totals, 'collected')} />
          </TableCell>
        </TotalsRow>
      </TableFooter>
    </Table>
  </Box>
);
