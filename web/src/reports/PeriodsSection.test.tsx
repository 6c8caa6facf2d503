import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../graphql/cache';
import { ToastProvider } from '../ui/feedback/ToastProvider';
import { PeriodsSection } from './PeriodsSection';
import { readReportUrlState } from './reportUrlState';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 699.95px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // The chart is never in view.
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
  figures: {
    ...{ __typename: 'ReportFigures', takings: orders * 10_000, orders, pieces: orders },
    ...{ averageValue: orders ? 10_000 : null, onTimeShare: null, cancelled: 0 },
  },
});
const reportPeriods = [periodOf('2026-11-24', 2), periodOf('2026-11-25', 0)];

it('leaves out days without figures on a phone', async () => {
  const link = new ApolloLink(() => of({ data: { reportPeriods } }));
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <PeriodsSection view={readReportUrlState(new URLSearchParams(), '2026-11-25')} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  const figures = within(await screen.findByRole('region', { name: 'By day, figures' }));
  expect(figures.getByText('24 Nov 2026')).toBeTruthy();
  expect(figures.queryByText('25 Nov 2026')).toBeNull();
});
