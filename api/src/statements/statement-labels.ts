import { readableDay } from '../platform/dates.js';
import { formatPaise } from '../platform/money.js';
import type { Span } from './statement-account.queries.js';
import { isMonth } from './calendar-month.js';
import type { StatementFigures } from './statement-totals.js';

const MONTH_AND_YEAR = new Intl.DateTimeFormat('en-IN', {
  ...{ timeZone: 'UTC', month: 'long', year: 'numeric' },
});

/** A period as text: 'October 2026' for a whole month, otherwise '01 Oct 2026 – 15 Oct 2026'. */
export const periodInWords = (span: Span): string =>
  isMonth(span)
    ? MONTH_AND_YEAR.format(Date.parse(span.from))
    : `${readableDay(span.from)} – ${readableDay(span.to)}`;

/** Amount due as text, the same amount as in the list of enterprises. */
export const balanceInWords = ({ balanceDue }: Pick<StatementFigures, 'balanceDue'>): string =>
  `Balance due ${formatPaise(balanceDue)}`;

/** Parts of the amount due, with labels. */
export const balanceParts = (
  figures: StatementFigures,
): [[string, number], ...[string, number][]] => {
  const { closing, notInvoiced, notInvoicedOrders, advance, balanceDue } = figures;
  return [
    ['Account balance', closing],
    [`Not invoiced yet (${notInvoicedOrders})`, notInvoiced],
    ['Advance, paid above the bills', advance],
    ['Balance due', balanceDue],
  ];
};

/** The ageing as pairs of label and amount. */
export const agesInWords = ({ ageing }: StatementFigures): [string, number][] => [
  ['0–30 days', ageing.upTo30],
  ['31–60 days', ageing.upTo60],
  ['61–90 days', ageing.upTo90],
  ['Over 90 days', ageing.over90],
  ['Paid, no invoice yet', -ageing.held],
];
