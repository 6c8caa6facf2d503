import { describe, expect, it } from 'vitest';
import { changesTo, filterText, isOwn, openOf } from './savedFilters';

const textOf = (filters: string) => filterText(new URLSearchParams(filters));

describe('a saved filter', () => {
  it('is the filter of the URL, without page and dialogs, in any order', () => {
    expect(textOf('status=PICKED&order=x&after=y&queue=OVERDUE&do=cancel&search=')).toBe(
      'queue=OVERDUE&status=PICKED',
    );
    expect(textOf('status=PICKED&queue=OVERDUE')).toBe(textOf('queue=OVERDUE&status=PICKED'));
  });

  it('is selected if the URL has the same filters', () => {
    const saved = [{ filters: 'customer=u1&sort=due.desc' }, { filters: '' }];
    expect(openOf(saved, textOf('sort=due.desc&customer=u1&after=z'))).toBe(saved[0]);
    expect(openOf(saved, textOf('customer=u1'))).toBeUndefined();
    expect(openOf(saved, '')).toBeUndefined();
  });

  it('replaces all former filters', () => {
    expect(changesTo('queue=OUT_FOR_DELIVERY&customer=u1&evil=1')).toEqual({
      ...{ queue: 'OUT_FOR_DELIVERY', customer: 'u1', after: null },
      ...{ search: null, date: null, dateOf: null, status: null, payment: null, sort: null },
    });
  });

  it('needs more than a queue', () => {
    expect([isOwn(''), isOwn('queue=OVERDUE'), isOwn('queue=OVERDUE&sort=due.desc')]).toEqual([
      ...[false, false, true],
    ]);
  });
});
