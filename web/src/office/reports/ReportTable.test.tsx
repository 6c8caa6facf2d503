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
  { key: 'a', name: '26 Nov 2026', totals: [['Collections', '₹1,200.00'] as const] },
  { key: 'c', name: '25 Nov 2026', totals: [['Collections', '₹0.00'] as const], isEmpty: true },
  { key: 'b', name: 'In all', totals: [['Collections', '₹3,400.00'] as const], isSum: true },
];
const show = (at: number) => {
  width = at;
  render(<ReportTable label="By day" heading="Day" rows={rows} />);
};

const region = () => screen.getByRole('region', { name: 'By day, totals' });

it('is a table in a box that scrolls where there is room', () => {
  show(1440);
  expect(region().tabIndex).toBe(0);
  expect(getComputedStyle(region())).toMatchObject({ maxHeight: '420px', overflow: 'auto' });
  const table = within(screen.getByRole('table', { name: 'By day' }));
  const texts = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'DayCollections',
    '26 Nov 2026₹1,200.00',
    '25 Nov 2026₹0.00',
    'In all₹3,400.00',
  ]);
});

it('is a list of cards on a phone, which scroll with the page', () => {
  show(390);
  expect(screen.queryByRole('table')).toBeNull();
  const { maxHeight, overflow } = getComputedStyle(region());
  expect(maxHeight).not.toBe('420px');
  expect(overflow).not.toBe('auto');
  expect(region().hasAttribute('tabindex')).toBe(false);
  const totals = within(region());
  expect(totals.getByText('26 Nov 2026')).toBeTruthy();
  expect(totals.getAllByText('Collections')).toHaveLength(2);
  expect(totals.getByText('₹3,400.00')).toBeTruthy();
});

it('leaves out rows without totals on a phone', () => {
  show(390);
  expect(screen.queryByText('25 Nov 2026')).toBeNull();
});
