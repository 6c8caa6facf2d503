import { describe, expect, it } from 'vitest';
import { changesTo, filterText, isOwn, openOf } from './ownViews';

const textOf = (query: string) => filterText(new URLSearchParams(query));

describe('an own view', () => {
  it('is the filter of the URL, without page and dialogs, in any order', () => {
    expect(textOf('status=PICKED&order=x&after=y&view=LATE&do=cancel&search=')).toBe(
      'view=LATE&status=PICKED',
    );
    expect(textOf('status=PICKED&view=LATE')).toBe(textOf('view=LATE&status=PICKED'));
  });

  it('is open where the address says the same', () => {
    const views = [{ query: 'customer=u1&sort=due.desc' }, { query: '' }];
    expect(openOf(views, textOf('sort=due.desc&customer=u1&after=z'))).toBe(views[0]);
    expect(openOf(views, textOf('customer=u1'))).toBeUndefined();
    expect(openOf(views, '')).toBeUndefined();
  });

  it('takes the place of all that was filtered before', () => {
    expect(changesTo('view=OUT&customer=u1&evil=1')).toEqual({
      ...{ view: 'OUT', customer: 'u1', after: null },
      ...{ search: null, date: null, dateOf: null, status: null, payment: null, sort: null },
    });
  });

  it('is more than a tab', () => {
    expect([isOwn(''), isOwn('view=LATE'), isOwn('view=LATE&sort=due.desc')]).toEqual([
      ...[false, false, true],
    ]);
  });
});
