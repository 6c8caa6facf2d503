import type { ReportDimension, ReportInterval } from '../../graphql/schema.generated';
import { formatDate, todayPlus, toDay } from '../../ui/format/dates';
import { formatCount, formatMoney } from '../../ui/format/formatMoney';

/** Filter of a report in the page address. Days are YYYY-MM-DD. */
export interface ReportUrlState {
  from: string;
  to: string;
  by: ReportInterval;
  group: ReportDimension;
  measure: Measure;
}

export const measures = {
  collected: 'Collections',
  orders: 'Orders',
  pieces: 'Pieces',
  averageValue: 'Average value',
  onTimeRate: 'On time',
} as const;
export type Measure = keyof typeof measures;

export const spans = [
  { value: '', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];

const longest = 366;
const dayMs = 86_400_000;

/** The day this many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

const oneOf = <T extends string>(known: readonly T[], value: string | null, usual: T): T =>
  known.find((each) => each.toLowerCase() === value?.toLowerCase()) ?? usual;

/**
 * Reads the period from the page address. The default is the last 30 days by day. Invalid values
 * are ignored.
 */
export function readReportUrlState(params: URLSearchParams, today = todayPlus()): ReportUrlState {
  const to = toDay(params.get('to')) || today;
  const from = toDay(params.get('from')) || dayAfter(to, -29);
  const earliest = dayAfter(to, 1 - longest);
  return {
    from: from > to ? to : from < earliest ? earliest : from,
    to,
    by: oneOf<ReportInterval>(['DAY', 'WEEK', 'MONTH'], params.get('by'), 'DAY'),
    group: oneOf<ReportDimension>(['AREA', 'ENTERPRISE'], params.get('group'), 'AREA'),
    measure: oneOf(Object.keys(measures) as Measure[], params.get('show'), 'collected'),
  };
}

export const csvPath = (
  file: 'periods' | 'groups' | 'cloths' | 'control',
  { from, to }: ReportUrlState,
  more: Record<string, string> = {},
): string => `/api/report/${file}.csv?${new URLSearchParams({ from, to, ...more }).toString()}`;

export const isMoney = (measure: Measure): boolean =>
  measure === 'collected' || measure === 'averageValue';

/** Hundredths of a percent as a percentage with at most one decimal. */
export const formatShare = (share: number): string => `${Math.round(share / 10) / 10}%`;

export const formatMeasure = (measure: Measure, value: number | null): string => {
  if (value === null) return '–';
  if (measure === 'onTimeRate') return formatShare(value);
  return isMoney(measure) ? formatMoney(value) : formatCount(value);
};

/** True if there is anything to show for a period. */
export const happened = ({
  orders,
  collected,
  onTimeRate,
}: Record<'orders' | 'collected', number> & { onTimeRate: number | null }): boolean =>
  orders > 0 || collected !== 0 || onTimeRate !== null;

/** Change against the former value in whole percent. Null without a former value. */
export function changeOf(now: number | null, before: number | null): number | null {
  if (now === null || !before || before < 0) return null;
  return Math.round(((now - before) / before) * 100);
}

/** Text about a change: percentage points for a share, percent for other values. */
export function comparedText(
  measure: Measure,
  now: number | null,
  before: number | null,
): string | null {
  if (measure === 'onTimeRate')
    return now === null || before === null ? null : pointsText(now - before);
  const change = changeOf(now, before);
  return change === null ? null : changeText(change);
}

const pointsText = (apart: number): string => {
  const points = Math.round(Math.abs(apart) / 10) / 10;
  return points === 0 ? 'no change' : `${points} percentage points ${apart > 0 ? 'more' : 'less'}`;
};

export const changeText = (change: number): string => {
  if (change === 0) return 'no change';
  if (change >= 900) return '10x+';
  return `${Math.abs(change)}% ${change > 0 ? 'more' : 'less'}`;
};

/** Text for a row of a report: a day, a week or a month. */
export function periodText({ from, to }: { from: string; to: string }, by: ReportInterval): string {
  if (from === to) return formatDate(from);
  const wholeMonth = by === 'MONTH' && from.endsWith('-01') && dayAfter(to, 1).endsWith('-01');
  if (wholeMonth) return formatDate(from).slice(3);
  return `${formatDate(from).slice(0, 6)} – ${formatDate(to)}`;
}

/** Short text for the label of a bar. */
export const shortPeriod = ({ from }: { from: string }, by: ReportInterval): string =>
  by === 'MONTH' ? formatDate(from).slice(3) : formatDate(from).slice(0, 6);
