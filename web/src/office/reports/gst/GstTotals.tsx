import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GstTotals_SummaryFragment } from './GstTotals.generated';
import { formatCount, formatMoney } from '../../../ui/format/formatMoney';
import { Money } from '../../../ui/format/Money';
import { toPercent } from '../../../ui/format/percent';
import type { Description } from '../../../ui/table/DescriptionList';
import { StatTile } from '../StatTile';
import { ReportTable, type ReportRow } from '../ReportTable';

type Amounts = GstTotals_SummaryFragment['net'];
type Sum = GstTotals_SummaryFragment['byRate'][number];

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
const amountFacts = (documentCount: number, amounts: Amounts, sign: 1 | -1 = 1): Description[] => [
  ['Number', formatCount(documentCount)],
  ...parts.map(([label, of]): Description => [
    label,
    <Money key={label} paise={sign * of(amounts) || 0} />,
  ]),
];

const rowsOf = ({ byRate, documentCount, net }: GstTotals_SummaryFragment): ReportRow[] => [
  ...byRate.map((sum) => ({
    key: `${nameOf(sum)} ${sum.rate}`,
    name: nameOf(sum),
    totals: [
      ['Rate', `${toPercent(sum.rate)}%`] as const,
      ...amountFacts(sum.documentCount, sum, sum.isCreditNote ? -1 : 1),
    ],
  })),
  {
    key: 'all',
    name: 'Total',
    totals: [['Rate', ''], ...amountFacts(documentCount, net)],
    isSum: true,
  },
];

const Tiles = ({ documentCount, net }: GstTotals_SummaryFragment) => (
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
      <StatTile key={label} label={label} figure={formatMoney(of(net))} />
    ))}
    <StatTile label="Invoices" figure={formatCount(documentCount)} />
  </Box>
);

/** Totals of a GST return: overall, and by kind of invoice, recipient and rate. */
export const GstTotals = ({ summary }: { summary: GstTotals_SummaryFragment }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Tiles {...summary} />
    <ReportTable label="Tax by rate" heading="Invoices" rows={rowsOf(summary)} />
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      B2B: recipients with a GSTIN. B2C: all others. Credit notes are deducted. An invoice with two
      rates counts under both. Rounding to whole rupees is not taxed and not included.
    </Typography>
  </Box>
);
