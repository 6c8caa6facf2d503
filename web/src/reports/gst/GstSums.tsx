import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { GstSums_SummaryFragment } from '../../graphql/generated';
import { formatCount, formatMoney } from '../../ui/format/formatMoney';
import { Money } from '../../ui/format/Money';
import { toPercent } from '../../ui/format/percent';
import { FigureTile } from '../FigureTile';
import { ReportTable } from '../ReportTable';

type Amounts = GstSums_SummaryFragment['net'];
type Sum = GstSums_SummaryFragment['sums'][number];

const withTax = ({ taxable, cgst, sgst, igst }: Amounts): number => taxable + cgst + sgst + igst;

const parts: [label: string, of: (amounts: Amounts) => number][] = [
  ['Taxable value', ({ taxable }) => taxable],
  ['CGST', ({ cgst }) => cgst],
  ['SGST', ({ sgst }) => sgst],
  ['IGST', ({ igst }) => igst],
  ['Total with tax', withTax],
];

const nameOf = ({ isCreditNote, isRegistered }: Sum): string =>
  `${isCreditNote ? 'Credit notes' : 'Invoices'}, ${isRegistered ? 'B2B' : 'B2C'}`;

interface AmountCellsProps {
  papers: number;
  amounts: Amounts;
  /** They are taken off. */
  isOff?: boolean;
}

const AmountCells = ({ papers, amounts, isOff = false }: AmountCellsProps) => (
  <>
    <TableCell align="right">{formatCount(papers)}</TableCell>
    {parts.map(([label, of]) => (
      <TableCell key={label} align="right">
        <Money paise={isOff ? 0 - of(amounts) : of(amounts)} />
      </TableCell>
    ))}
  </>
);

const Tiles = ({ papers, net }: GstSums_SummaryFragment) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 1, sm: 2 },
      gridTemplateColumns: {
        xs: 'repeat(auto-fill, minmax(140px, 1fr))',
        sm: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
      },
    }}
  >
    {parts.map(([label, of]) => (
      <FigureTile key={label} label={label} figure={formatMoney(of(net))} />
    ))}
    <FigureTile label="Invoices" figure={formatCount(papers)} />
  </Box>
);

/** What a return comes to: as a whole, and by kind of paper, recipients and rate. */
export const GstSums = ({ summary }: { summary: GstSums_SummaryFragment }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Tiles {...summary} />
    <ReportTable
      label="Tax by rate"
      headings={
        <>
          <TableCell>Invoices</TableCell>
          <TableCell align="right">Rate</TableCell>
          <TableCell align="right">Number</TableCell>
          {parts.map(([label]) => (
            <TableCell key={label} align="right">
              {label}
            </TableCell>
          ))}
        </>
      }
    >
      {summary.sums.map((sum) => (
        <TableRow key={`${nameOf(sum)} ${sum.rate}`}>
          <TableCell component="th" scope="row">
            {nameOf(sum)}
          </TableCell>
          <TableCell align="right">{toPercent(sum.rate)} %</TableCell>
          <AmountCells papers={sum.papers} amounts={sum} isOff={sum.isCreditNote} />
        </TableRow>
      ))}
      <TableRow sx={{ '& td, & th': { fontWeight: 700 } }}>
        <TableCell component="th" scope="row" colSpan={2}>
          In all
        </TableCell>
        <AmountCells papers={summary.papers} amounts={summary.net} />
      </TableRow>
    </ReportTable>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      B2B is what went to recipients with a GSTIN, B2C what went to all others. Credit notes are
      taken off. An invoice with two rates counts at both. What rounds a total to whole rupees is
      not taxed, and not in here.
    </Typography>
  </Box>
);
