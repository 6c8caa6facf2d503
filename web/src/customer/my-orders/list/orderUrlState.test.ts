import { describe, expect, it } from 'vitest';
import { isFiltering, toOrderFilter } from './orderUrlState';

const none = { search: '', date: '', status: '' } as const;

describe('the filters of my orders', () => {
  it('are empty at first', () => {
    expect(toOrderFilter(none)).toBeUndefined();
    expect(toOrderFilter({ ...none, search: '  ' })).toBeUndefined();
    expect(isFiltering({ ...none, search: ' ' })).toBe(false);
  });

  it('select one day from beginning to end', () => {
    expect(toOrderFilter({ ...none, date: '2026-03-05' })).toEqual({
      createdFrom: '2026-03-05',
      createdTo: '2026-03-05',
    });
  });

  it('accept an order number as shown on screen', () => {
    expect(toOrderFilter({ ...none, search: ' #A1b2 ' })).toEqual({ search: 'A1b2' });
  });

  it('can be combined', () => {
    const all = { search: 'a1', date: '2026-03-05', status: 'PICKED' } as const;
    expect(toOrderFilter(all)).toEqual({
      ...{ search: 'a1', createdFrom: '2026-03-05', createdTo: '2026-03-05' },
      orderStatus: 'PICKED',
    });
    for (const one of ['search', 'date', 'status'] as const)
      expect(isFiltering({ ...none, [one]: all[one] })).toBe(true);
  });
});
