import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReportTable } from './ReportTable';

let width = 1440;

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= parseFloat(/max-width: ([\d.]+)/.exec(query)?.[1] ?? '0'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = [
  { key: 'a', name: '26 Nov 2026', figures: [['Takings', '₹1,200.00'] as const] },
  { key: 'b', name: 'In all', figures: [['Takings', '₹3,400.00'] as const], isSum: true },
];
const show = (at: number) => {
  width = at;
  render(<ReportTable label="By day" heading="Day" rows={rows} />);
};

it('is a table where there is room', () => {
  show(1440);
  const table = within(screen.getByRole('table', { name: 'By day' }));
  const texts = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(texts).toEqual(['DayTakings', '26 Nov 2026₹1,200.00', 'In all₹3,400.00']);
});

it('is a list of cards on a phone, which scrolls no figure out of view', () => {
  show(320);
  expect(screen.queryByRole('table')).toBeNull();
  const figures = within(screen.getByRole('region', { name: 'By day, figures' }));
  expect(figures.getByText('26 Nov 2026')).toBeTruthy();
  expect(figures.getAllByText('Takings')).toHaveLength(2);
  expect(figures.getByText('₹3,400.00')).toBeTruthy();
});
