import { expect, it } from 'vitest';
import { failureFilter, failureText } from './failuresUrlState';

const read = (query: string) => failureFilter(new URLSearchParams(query));

it('the URL selects open or dismissed failures', () => {
  expect(read('')).toEqual({});
  expect(read('show=everything&from=soon')).toEqual({});
  expect(read('show=dismissed&from=2026-03-01&to=2026-03-04')).toEqual({
    ...{ dismissed: true, from: '2026-03-01', to: '2026-03-04' },
  });
});

it('a row names the reason of the failure and its outcome', () => {
  expect(failureText({ failureReason: 'Refused' })).toBe('Refused');
  expect(failureText({ failureReason: 'Refused', notRetryableReason: 'It is over' })).toBe(
    'Refused. It is over',
  );
  const dismissing = { dismissedBy: { name: 'Asha' }, dismissalReason: 'Informed by phone' };
  expect(failureText({ failureReason: 'Refused', ...dismissing })).toBe(
    'Refused. Dismissed by Asha: Informed by phone',
  );
});
