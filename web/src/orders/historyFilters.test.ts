import { describe, expect, it } from 'vitest';
import { historyStatusOf, matchesHistory } from './historyFilters';

const order = {
  id: '019b0000-0000-7000-8000-0000cw9823',
  shortId: 'CW9823',
  createdAt: '2025-07-29T20:00:00Z',
  orderStatus: 'PROCESSING' as const,
};
const none = { search: '', date: '', status: '' as const };

describe('matchesHistory', () => {
  it('combines id, day in India and status', () => {
    expect(matchesHistory(order, none)).toBe(true);
    expect(matchesHistory(order, { ...none, search: '#cw98' })).toBe(true);
    expect(matchesHistory(order, { ...none, search: 'zz' })).toBe(false);
    expect(matchesHistory(order, { ...none, date: '30-07-2025' })).toBe(true);
    expect(matchesHistory(order, { ...none, date: '29-07-2025' })).toBe(false);
    expect(matchesHistory(order, { ...none, status: 'In Progress' })).toBe(true);
    expect(matchesHistory(order, { search: 'cw', date: '30-07-2025', status: 'Delivered' })).toBe(
      false,
    );
  });
  it('lets a date count only once it is whole', () => {
    expect(matchesHistory(order, { ...none, date: '29-07' })).toBe(true);
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
