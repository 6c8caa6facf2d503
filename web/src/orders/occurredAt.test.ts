import { expect, it } from 'vitest';
import { occurredAt, occurredAtText } from './occurredAt';

const at = '2026-03-05T06:00:00.000Z';
const recordedAt = '2026-03-05T04:35:00.000Z';

it('shows the time of the action, and staff also the time of arrival', () => {
  expect(occurredAt({ occurredAt: at, recordedAt })).toBe(recordedAt);
  expect(occurredAtText({ occurredAt: at, recordedAt })).toBe(
    '05 Mar 2026, 10:05 AM (recorded offline, sent 05 Mar 2026, 11:30 AM)',
  );
  expect(occurredAtText({ occurredAt: at, recordedAt }, false)).toBe('05 Mar 2026, 10:05 AM');
});

it('shows the time of arrival without a recorded time', () => {
  expect(occurredAt({ occurredAt: at, recordedAt: null })).toBe(at);
  expect(occurredAtText({ occurredAt: at, recordedAt: null })).toBe('05 Mar 2026, 11:30 AM');
});
