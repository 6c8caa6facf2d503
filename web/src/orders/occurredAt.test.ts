import { expect, it } from 'vitest';
import { occurredAt, occurredAtText } from './occurredAt';

const at = '2026-03-05T06:00:00.000Z';
const recordedAt = '2026-03-05T04:35:00.000Z';

it('is when it was done, and staff read when it came', () => {
  expect(occurredAt({ occurredAt: at, recordedAt })).toBe(recordedAt);
  expect(occurredAtText({ occurredAt: at, recordedAt })).toBe(
    '05 Mar 2026, 10:05 AM (recorded offline, sent 05 Mar 2026, 11:30 AM)',
  );
  expect(occurredAtText({ occurredAt: at, recordedAt }, false)).toBe('05 Mar 2026, 10:05 AM');
});

it('is when it came, where nothing else was said', () => {
  expect(occurredAt({ occurredAt: at, recordedAt: null })).toBe(at);
  expect(occurredAtText({ occurredAt: at, recordedAt: null })).toBe('05 Mar 2026, 11:30 AM');
});
