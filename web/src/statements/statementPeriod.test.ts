import { expect, it } from 'vitest';
import { chosenMonth, filePath, lastMonth, wrongWith } from './statementPeriod';

const today = '2026-03-09';

it('begins with the month before this one', () => {
  expect(lastMonth(today)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(lastMonth('2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

it('takes a month until today, and none that has not begun', () => {
  expect(chosenMonth(today, '2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(chosenMonth(today, '2026-03')).toEqual({ from: '2026-03-01', to: today });
  expect(chosenMonth(today, '2026-04')).toBeNull();
  expect(chosenMonth(today, '')).toBeNull();
  expect(chosenMonth(today, '2025-13')).toBeNull();
});

it('explains invalid days', () => {
  expect(wrongWith({ from: '2026-03-01', to: today }, today)).toBeNull();
  expect(wrongWith({ from: '', to: today }, today)).toMatch('Choose');
  expect(wrongWith({ from: '2026-03-02', to: '2026-03-01' }, today)).toMatch('must not be after');
  expect(wrongWith({ from: '2026-03-02', to: '2026-03-10' }, today)).toMatch('today');
  expect(wrongWith({ from: '2024-01-01', to: '2025-02-03' }, today)).toBeNull();
  expect(wrongWith({ from: '2024-01-01', to: '2025-02-04' }, today)).toMatch('at most 400');
});

it('names the file by its days', () => {
  expect(filePath('u', { from: '2026-02-01', to: '2026-02-28' }, 'pdf')).toBe(
    '/api/enterprise/u/statement?from=2026-02-01&to=2026-02-28&format=pdf',
  );
});
