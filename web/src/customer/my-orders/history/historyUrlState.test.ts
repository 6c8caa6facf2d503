import { describe, expect, it } from 'vitest';
import { historyStatusOf, toHistoryFilter } from './historyUrlState';

const none = { search: '', date: '', status: '' as const };

describe('the server filter of the order history', () => {
  it('combines id, day and status', () => {
    expect(
      toHistoryFilter({ search: ' #CW98 ', date: '30-07-2025', status: 'In Progress' }),
    ).toEqual({
      search: 'CW98',
      createdFrom: '2025-07-30',
      createdTo: '2025-07-30',
      orderStatuses: ['PICKED', 'PROCESSING', 'DISPATCHED'],
    });
    expect(toHistoryFilter({ ...none, status: 'Delivered' })).toEqual({
      orderStatuses: ['DELIVERED'],
    });
    expect(toHistoryFilter({ ...none, status: 'Pick-up' })).toEqual({
      orderStatuses: ['WAITING_FOR_PICKUP'],
    });
  });
  it.each(['29-07', '29-07-20', '99-99-2025', '2025-07-30'])(
    'lets a date count only once it is a whole day: %s',
    (date) => {
      expect(toHistoryFilter({ ...none, date })).toBeUndefined();
    },
  );
  it('is empty without input', () => {
    expect(toHistoryFilter({ ...none, search: ' # ' })).toBeUndefined();
  });
});

describe('historyStatusOf', () => {
  it('has a word for every status', () => {
    expect(historyStatusOf('WAITING_FOR_PICKUP')).toBe('Pick-up');
    expect(historyStatusOf('DELIVERED')).toBe('Delivered');
    expect(historyStatusOf('DISPATCHED')).toBe('In Progress');
    expect(historyStatusOf('CANCELLED')).toBe('Cancelled');
  });
});
