import { describe, expect, it } from 'vitest';
import {
  changeOf,
  changeText,
  comparedText,
  csvPath,
  formatMeasure,
  happened,
  periodText,
  readReportUrlState,
  shortPeriod,
} from './reportUrlState';

const today = '2026-03-05';
const read = (query: string) => readReportUrlState(new URLSearchParams(query), today);

describe('the days of a report', () => {
  it('are the last 30 at first, by day', () => {
    expect(read('')).toEqual({
      ...{ from: '2026-02-04', to: today, by: 'DAY', group: 'AREA', measure: 'collected' },
    });
  });

  it('are those of the URL, with their grouping', () => {
    expect(
      read('from=2026-01-01&to=2026-01-31&by=week&group=enterprise&show=averageValue'),
    ).toEqual({
      ...{ from: '2026-01-01', to: '2026-01-31', by: 'WEEK', group: 'ENTERPRISE' },
      measure: 'averageValue',
    });
  });

  it('are never reversed or longer than a year', () => {
    expect(read('from=2026-03-09&to=2026-03-02')).toMatchObject({ from: '2026-03-02' });
    expect(read('from=2020-01-01&to=2026-03-05')).toMatchObject({ from: '2025-03-05' });
    expect(read('from=x&to=y&by=year&group=moon&show=toString')).toEqual(read(''));
  });
});

describe('a comparison', () => {
  it.each([
    [150, 100, '50% more'],
    [50, 100, '50% less'],
    [100, 100, 'no change'],
    [-50, 100, '150% less'],
    [5000, 100, '10x+'],
  ])('of %d with %d says: %s', (now, before, text) => {
    expect(changeText(changeOf(now, before) ?? NaN)).toBe(text);
  });

  it('of a share gives percentage points, also from zero', () => {
    expect(comparedText('onTimeRate', 9550, 9000)).toBe('5.5 percentage points more');
    expect(comparedText('onTimeRate', 0, 10_000)).toBe('100 percentage points less');
    expect(comparedText('onTimeRate', 5, 0)).toBe('0.1 percentage points more');
    expect(comparedText('onTimeRate', 9000, 9002)).toBe('no change');
    expect(comparedText('onTimeRate', 9000, null)).toBeNull();
    expect(comparedText('onTimeRate', null, 9000)).toBeNull();
    expect(comparedText('collected', 150, 100)).toBe('50% more');
    expect(comparedText('collected', 150, 0)).toBeNull();
  });

  it('is empty without values', () => {
    expect([changeOf(5, 0), changeOf(5, null), changeOf(null, 5), changeOf(5, -5)]).toEqual(
      Array(4).fill(null),
    );
  });
});

it('names days, spans and whole months', () => {
  expect(periodText({ from: '2026-03-02', to: '2026-03-02' }, 'DAY')).toBe('02 Mar 2026');
  expect(periodText({ from: '2026-03-02', to: '2026-03-08' }, 'WEEK')).toBe('02 Mar – 08 Mar 2026');
  expect(periodText({ from: '2026-02-01', to: '2026-02-28' }, 'MONTH')).toBe('Feb 2026');
  expect(periodText({ from: '2026-02-04', to: '2026-02-28' }, 'MONTH')).toBe(
    '04 Feb – 28 Feb 2026',
  );
  expect(shortPeriod({ from: '2026-02-04' }, 'MONTH')).toBe('Feb 2026');
  expect(shortPeriod({ from: '2026-02-04' }, 'WEEK')).toBe('04 Feb');
});

it('writes money and counts as elsewhere, and a dash where there is no average', () => {
  expect(formatMeasure('collected', 123_450)).toBe('₹1,234.50');
  expect(formatMeasure('pieces', 123_450)).toBe('1,23,450');
  expect(formatMeasure('averageValue', null)).toBe('–');
  expect(formatMeasure('onTimeRate', null)).toBe('–');
  expect(formatMeasure('onTimeRate', 0)).toBe('0%');
  expect(formatMeasure('onTimeRate', 6667)).toBe('66.7%');
  expect(formatMeasure('onTimeRate', 10_000)).toBe('100%');
});

it('is shown also for a day with only a delivery or a refund', () => {
  const nothing = { orders: 0, collected: 0, onTimeRate: null };
  expect(happened(nothing)).toBe(false);
  expect(happened({ ...nothing, onTimeRate: 0 })).toBe(true);
  expect(happened({ ...nothing, collected: -1 })).toBe(true);
});

it('asks for the CSV of the shown report', () => {
  expect(csvPath('groups', read('from=2026-01-01&to=2026-01-31'), { by: 'area' })).toBe(
    '/api/report/groups.csv?from=2026-01-01&to=2026-01-31&by=area',
  );
});
