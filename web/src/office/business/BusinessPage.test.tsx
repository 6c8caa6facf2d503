import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { staffHere } from '../../session/testing/staffHere';
import { createCache } from '../../graphql/cache';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import { BusinessPage } from './BusinessPage';

afterEach(cleanup);

function start(confirmedAt: string | null, ordersToInvoice: number): void {
  const business = {
    ...{ __typename: 'Business', version: 1, confirmedAt, ordersToInvoice },
    ...{ name: 'Doorstep Laundry', address: '12 Car Street', city: 'Chennai' },
    ...{ state: 'Tamil Nadu', pincode: '600001', gstin: null, sac: '9997', taxRate: 1800 },
    ...{ customerPricesIncludeTax: true, enterprisePricesIncludeTax: false },
    ...{ roundsToRupee: false, upiId: null, bank: null, accountNumber: null, ifsc: null },
    series: [],
  };
  const businessLogo = { __typename: 'BusinessLogo', version: 0, width: null, height: null };
  const orderSettings = {
    ...{ __typename: 'OrderSettings', version: 1, expressBasisPoints: null, expressAmount: null },
    ...{ countAtPickup: false, countIntoPlant: false, countOutOfPlant: false },
  };
  const data = { business, businessLogo, orderSettings, accessPresets: [] };
  const link = new ApolloLink(() => of({ data }));
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <BusinessPage />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

describe('for an admin', () => {
  staffHere();

  it.each([
    [1, '1 delivered order waits for its invoice.'],
    [3, '3 delivered orders wait for their invoices.'],
  ])('asks to confirm the company details, and says what waits (%i)', async (waiting, words) => {
    start(null, waiting);
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('The company details are not confirmed yet.');
    expect(note.textContent).toContain(words);
    expect(note.textContent).toContain('until you check and confirm them');
    fireEvent.click(screen.getByRole('button', { name: 'Check and confirm' }));
    expect(await screen.findByRole('button', { name: 'Confirm and save' })).toBeTruthy();
  });

  it('asks nothing once they are confirmed', async () => {
    start('2026-11-01T04:00:00Z', 0);
    await screen.findByRole('button', { name: 'Edit' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('for other staff who may edit the company details', () => {
  staffHere(['SETTINGS_WRITE']);

  it('says that an admin confirms them, and saves without confirming', async () => {
    start(null, 0);
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('until an admin checks and confirms them');
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('heading', { name: 'Edit company details' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });
});
