import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GstSums_SummaryFragment } from '../../graphql/generated';
import { formatCount, formatMoney } from '../../ui/format/formatMoney';
import { Money } from '../../ui/format/Money';
import { toPercent } from '../../ui/format/percent';
import type { Fact } from '../../ui/table/Facts';
import { FigureTile } from '../FigureTile';
import { ReportTable, type ReportRow } from '../ReportTable';

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

/** Deductions have a minus sign. */
const amountFacts = (papers: number, amounts: Amounts, sign: 1 | -1 = 1): Fact[] => [
  ['Number', formatCount(papers)],
  ...parts.map(([label, of]): Fact => [
    label,
    <Money key={label} paise={sign * of(amounts) || 0} />,
  ]),
];

const rowsOf = ({ sums, papers, net }: GstSums_SummaryFragment): ReportRow[] => [
  ...sums.map((sum) => ({
    key: `${nameOf(sum)} ${sum.rate}`,
    name: nameOf(sum),
    figures: [
      ['Rate', `${toPercent(sum.rate)} %`] as const,
      ...amountFacts(sum.papers, sum, sum.isCreditNote ? -1 : 1),
    ],
  })),
  { key: 'all', name: 'Total', figures: [['Rate', ''], ...amountFacts(papers, net)], isSum: true },
];

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
    <ReportTable label="Tax by rate" heading="Invoices" rows={rowsOf(summary)} />
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      B2B: recipients with a GSTIN. B2C: all others. Credit notes are deducted. An invoice with two
      rates counts under both. Rounding to whole rupees is not taxed and not included.
    </Typography>
  </Box>
);
