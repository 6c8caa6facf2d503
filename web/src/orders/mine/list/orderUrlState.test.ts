import { describe, expect, it } from 'vitest';
import { isFiltering, toOrderFilter } from './orderUrlState';

const none = { search: '', date: '', status: '' } as const;

describe('the filters of my orders', () => {
  it('ask for everything when nothing is set', () => {
    expect(toOrderFilter(none)).toBeUndefined();
    expect(toOrderFilter({ ...none, search: '  ' })).toBeUndefined();
    expect(isFiltering({ ...none, search: ' ' })).toBe(false);
  });

  it('ask for one day from its beginning to its end', () => {
    expect(toOrderFilter({ ...none, date: '2026-03-05' })).toEqual({
      createdFrom: '2026-03-05',
      createdTo: '2026-03-05',
    });
  });

  it('take an Order ID as the screen shows it', () => {
    expect(toOrderFilter({ ...none, search: ' #A1b2 ' })).toEqual({ search: 'A1b2' });
  });

  it('combine', () => {
    const all = { search: 'a1', date: '2026-03-05', status: 'PICKED' } as const;
    expect(toOrderFilter(all)).toEqual({
      ...{ search: 'a1', createdFrom: '2026-03-05', createdTo: '2026-03-05' },
      orderStatus: 'PICKED',
    });
    for (const one of ['search', 'date', 'status'] as const)
      expect(isFiltering({ ...none, [one]: all[one] })).toBe(true);
  });
});
