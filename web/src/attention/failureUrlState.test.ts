import { expect, it } from 'vitest';
import { failedFilter, troubleText } from './failureUrlState';

const read = (query: string) => failedFilter(new URLSearchParams(query));

it('the address says which ones: those to see to, unless it asks for those set aside', () => {
  expect(read('')).toEqual({});
  expect(read('show=everything&from=soon')).toEqual({});
  expect(read('show=aside&from=2026-03-01&to=2026-03-04')).toEqual({
    ...{ setAside: true, from: '2026-03-01', to: '2026-03-04' },
  });
});

it('a row names the reason of the failure and its outcome', () => {
  expect(troubleText({ trouble: 'Refused' })).toBe('Refused');
  expect(troubleText({ trouble: 'Refused', notAgain: 'It is over' })).toBe('Refused. It is over');
  const aside = { setAsideBy: 'Asha', setAsideReason: 'Told by phone' };
  expect(troubleText({ trouble: 'Refused', ...aside })).toBe(
    'Refused. Dismissed by Asha: Told by phone',
  );
});
