import TableCell from '@mui/material/TableCell';
import type { FigureCells_FiguresFragment } from '../graphql/generated';
import { formatCount } from '../ui/format/formatMoney';
import { Money } from '../ui/format/Money';
import { formatMeasure } from './reportView';

/** The headings above `FigureCells`. */
export const FigureHeadings = () => (
  <>
    <TableCell align="right">Takings</TableCell>
    <TableCell align="right">Orders</TableCell>
    <TableCell align="right">Pieces</TableCell>
    <TableCell align="right">Average value</TableCell>
    <TableCell align="right">On time</TableCell>
  </>
);

/** What a part of a report came to, as cells of a row. */
export const FigureCells = ({ figures }: { figures: FigureCells_FiguresFragment }) => (
  <>
    <TableCell align="right">
      <Money paise={figures.takings} />
    </TableCell>
    <TableCell align="right">{formatCount(figures.orders)}</TableCell>
    <TableCell align="right">{formatCount(figures.pieces)}</TableCell>
    <TableCell align="right">
      {figures.averageValue === null ? '–' : <Money paise={figures.averageValue} />}
    </TableCell>
    <TableCell align="right">{formatMeasure('onTimeShare', figures.onTimeShare)}</TableCell>
  </>
);
