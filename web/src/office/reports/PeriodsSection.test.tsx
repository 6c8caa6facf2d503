import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../../graphql/cache';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import { PeriodsSection } from './PeriodsSection';
import { readReportUrlState } from './reportUrlState';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 699.95px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // The chart stays out of view, so it never loads.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const periodOf = (day: string, orders: number) => ({
  ...{ __typename: 'ReportPeriod', from: day, to: day },
  totals: {
    ...{ __typename: 'ReportTotals', collected: orders * 10_000, orders, pieces: orders },
    ...{ averageValue: orders ? 10_000 : null, onTimeRate: null, cancelled: 0 },
  },
});
const reportTimeSeries = [periodOf('2026-11-24', 2), periodOf('2026-11-25', 0)];

it('leaves out days without totals on a phone', async () => {
  const link = new ApolloLink(() => of({ data: { reportTimeSeries } }));
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <PeriodsSection view={readReportUrlState(new URLSearchParams(), '2026-11-25')} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  const totals = within(await screen.findByRole('region', { name: 'By day, totals' }));
  expect(totals.getByText('24 Nov 2026')).toBeTruthy();
  expect(totals.queryByText('25 Nov 2026')).toBeNull();
});
