import { readableDay } from '../platform/dates.js';
import { formatPaise } from '../platform/money.js';
import type { Span } from './statement-account.queries.js';
import { isMonth } from './months.js';
import type { StatementFigures } from './statement-figures.js';

const MONTH_AND_YEAR = new Intl.DateTimeFormat('en-IN', {
  ...{ timeZone: 'UTC', month: 'long', year: 'numeric' },
});

/** 'October 2026' for a whole month, '01 Oct 2026 – 15 Oct 2026' for other days. */
export const periodInWords = (span: Span): string =>
  isMonth(span)
    ? MONTH_AND_YEAR.format(Date.parse(span.from))
    : `${readableDay(span.from)} – ${readableDay(span.to)}`;

/** 'Held for you' where more was paid than is owed. */
export const balanceInWords = ({ closing }: Pick<StatementFigures, 'closing'>): string =>
  closing < 0 ? `${formatPaise(-closing)} held for you` : `${formatPaise(closing)} to be paid`;

/** What is how old; the name of each and its amount. */
export const agesInWords = ({ ageing }: StatementFigures): [string, number][] => [
  ['0–30 days', ageing.upTo30],
  ['31–60 days', ageing.upTo60],
  ['61–90 days', ageing.upTo90],
  ['Over 90 days', ageing.over90],
  ['Held for you', -ageing.held],
];
