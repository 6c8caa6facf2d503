import { describe, expect, it } from 'vitest';
import {
  readRecentFilter,
  recentOrderFilter,
  recentParams,
  withDay,
  withRange,
  type RecentFilter,
} from './recentUrlState';

const today = '2026-03-05';
const read = (query: string) => readRecentFilter(new URLSearchParams(query), today);

/** Writes a filter to the page address and reads the filter from it. */
const roundTrip = (filter: RecentFilter): RecentFilter => {
  const given = Object.entries(recentParams(filter)).filter(([, value]) => value !== null);
  return read(new URLSearchParams(given as [string, string][]).toString());
};

describe('the dates of the recent orders', () => {
  it('are both today at first, and unchanged', () => {
    expect(read('')).toEqual({
      ...{ from: today, to: today, since: today, range: false, changed: false, search: '' },
    });
    expect(recentOrderFilter(read(''))).toEqual({ createdFrom: today, createdTo: today });
  });

  it('show one day while the range is off', () => {
    const filter = read('from=2026-03-01&to=2026-03-01');
    expect(filter).toMatchObject({ range: false, changed: true });
    expect(recentOrderFilter(filter)).toEqual({
      createdFrom: '2026-03-01',
      createdTo: '2026-03-01',
    });
  });

  it('cover both end days if they differ', () => {
    const filter = read('from=2026-03-01&to=2026-03-04&search=asha');
    expect(filter.range).toBe(true);
    expect(recentOrderFilter(filter)).toEqual({
      createdFrom: '2026-03-01',
      createdTo: '2026-03-04',
      customer: 'asha',
    });
  });

  it('keep only the last day when the range is switched off', () => {
    const filter = withRange(read('from=2026-03-01&to=2026-03-04'), false);
    expect(recentOrderFilter(filter)).toEqual({
      createdFrom: '2026-03-04',
      createdTo: '2026-03-04',
    });
  });

  it('keep the first one for when the range is switched on again', () => {
    const off = roundTrip(withRange(read('from=2026-03-01&to=2026-03-04'), false));
    expect(off).toMatchObject({ from: '2026-03-04', to: '2026-03-04', range: false });
    expect(roundTrip(withRange(off, true))).toMatchObject({ from: '2026-03-01', to: '2026-03-04' });
  });

  it('form a range after a date was typed without one', () => {
    const first = roundTrip(withDay(read(''), 'from', '2026-03-01'));
    const last = roundTrip(withDay(first, 'to', '2026-03-04'));
    expect(last).toMatchObject({ from: '2026-03-04', to: '2026-03-04', range: false });
    expect(roundTrip(withRange(last, true))).toMatchObject({
      from: '2026-03-01',
      to: '2026-03-04',
    });
  });

  it('start at the last day if the typed first day is later', () => {
    const earlier = roundTrip(withDay(read('from=2026-03-02&to=2026-03-02'), 'from', '2026-03-01'));
    const alone = { ...earlier, since: '2026-03-03' };
    expect(withRange(alone, true)).toMatchObject({ from: '2026-03-01', to: '2026-03-01' });
  });

  it.each(['from', 'to'] as const)('need one choice for one past day: %s', (end) => {
    const filter = withDay(read(''), end, '2026-03-01');
    expect(filter).toMatchObject({ from: '2026-03-01', to: '2026-03-01', range: false });
    expect(recentOrderFilter(filter)).toEqual({
      createdFrom: '2026-03-01',
      createdTo: '2026-03-01',
    });
  });

  it('are chosen separately in a range', () => {
    const filter = withDay(withRange(read(''), true), 'from', '2026-03-01');
    expect(recentOrderFilter(filter)).toEqual({ createdFrom: '2026-03-01', createdTo: today });
  });

  it('are never reversed, also not from a URL', () => {
    expect(read('from=2026-03-09&to=2026-03-04').from).toBe('2026-03-04');
    expect(read('from=soon').from).toBe(today);
  });
});
