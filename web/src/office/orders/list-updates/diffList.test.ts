import { expect, it } from 'vitest';
import { diffList, roundChangesText } from './diffList';

const page = (ids: string, goesOn = false) => ({ ids: ids.split(''), goesOn });

it('lists new and removed orders', () => {
  expect(diffList(page('abc'), page('xabc'))).toEqual({ added: 1, gone: [] });
  expect(diffList(page('abc'), page('ac'))).toEqual({ added: 0, gone: ['b'] });
  expect(diffList(page('abc'), page('ab'))).toEqual({ added: 0, gone: ['c'] });
  expect(diffList(page('abc'), page('abcy'))).toEqual({ added: 1, gone: [] });
  expect(diffList(page('abc'), page(''))).toEqual({ added: 0, gone: ['a', 'b', 'c'] });
});

it('ignores orders that only moved across the page boundary', () => {
  expect(diffList(page('abc', true), page('xab', true))).toEqual({ added: 1, gone: [] });
  expect(diffList(page('abc', true), page('acd', true))).toEqual({ added: 0, gone: ['b'] });
  expect(diffList(page('abc', true), page('acd'))).toEqual({ added: 0, gone: ['b'] });
  expect(diffList(page('abc'), page('xab', true))).toEqual({ added: 1, gone: [] });
  expect(diffList(page('ab', true), page('xy', true))).toEqual({ added: 2, gone: ['a', 'b'] });
});

it('describes the changes as text', () => {
  const before = new Map(['a', 'b', 'c'].map((id) => [id, 'PICKED' as const]));
  const now = new Map([...before, ['a', 'PROCESSING'] as const, ['b', 'PROCESSING'] as const]);
  const say = (added: number, gone: string[]) => roundChangesText({ added, gone }, before, now);
  expect(say(2, [])).toBe('2 new orders');
  expect(say(1, ['c'])).toBe('1 new order, 1 order no longer matches the filter');
  expect(say(0, ['a', 'b'])).toBe('2 orders moved to processing');
  expect(say(1, ['a', 'c'])).toBe(
    '1 new order, 1 order moved to processing, 1 order no longer matches the filter',
  );
});
