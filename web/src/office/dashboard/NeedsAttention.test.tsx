import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { staffHere } from '../../session/testing/staffHere';
import { createCache } from '../../graphql/cache';
import { NeedsAttention } from './NeedsAttention';

afterEach(cleanup);

function show(confirmedAt: string | null, ordersToInvoice: number) {
  const business = { __typename: 'Business', version: 1, confirmedAt, ordersToInvoice };
  const failedEmails = { __typename: 'FailedEmailConnection', totalCount: 0 };
  const failedWebhooks = { __typename: 'FailedWebhookConnection', totalCount: 0 };
  const data = { orderQueueCounts: [], business, failedEmails, failedWebhooks };
  const link = new ApolloLink(() => of({ data }));
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <NeedsAttention />
      </MemoryRouter>
    </ApolloProvider>,
  );
}

const lines = async () => {
  await screen.findByRole('list');
  return screen
    .getAllByRole('listitem')
    .map((line) => [line.textContent, line.querySelector('a')?.getAttribute('href')]);
};

describe('before the company details are confirmed', () => {
  describe('an admin', () => {
    staffHere();

    it('links to the company details before the first delivery', async () => {
      show(null, 0);
      expect(await lines()).toEqual([['1Company details to confirm', '/business']]);
    });

    it('sees how many invoices wait for them', async () => {
      show(null, 3);
      expect(await lines()).toEqual([['3Invoices wait for the company details', '/business']]);
    });

    it('shows nothing after the confirmation', async () => {
      show('2026-03-06T05:30:00.000Z', 0);
      expect(await screen.findByText('Nothing needs attention')).toBeTruthy();
    });
  });

  describe('staff who cannot confirm them', () => {
    staffHere(['INVOICES_ISSUE', 'SETTINGS_WRITE']);

    it('are not asked to confirm', async () => {
      show(null, 0);
      expect(await screen.findByText('Nothing needs attention')).toBeTruthy();
    });

    it('see how many invoices wait, without a link', async () => {
      show(null, 3);
      expect(await lines()).toEqual([['3Invoices wait for the company details', undefined]]);
    });
  });
});
