import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { createCache } from '../../graphql/cache';
import type { UpdateOrderSettingsInput } from '../../graphql/schema.generated';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import { OrdersPanel } from './OrdersPanel';

afterEach(cleanup);

const settings = {
  ...{ __typename: 'OrderSettings', version: 1, expressBasisPoints: null, expressAmount: null },
  ...{ countAtPickup: false, countIntoPlant: false, countOutOfPlant: false },
};

const link = new ApolloLink(({ operationName, variables }) => {
  if (operationName !== 'UpdateOrderSettings') return of({ data: { orderSettings: settings } });
  const saved = { ...settings, ...(variables['input'] as UpdateOrderSettingsInput), version: 2 };
  const payload = { __typename: 'OrderSettingsPayload', message: 'Settings saved' };
  return of({ data: { updateOrderSettings: { ...payload, settings: saved } } });
});

const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('shows the saved settings at once', async () => {
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter initialEntries={['/business?orders=settings']}>
        <ToastProvider>
          <OrdersPanel />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Express surcharge' }),
    '% of the items total',
  );
  await userEvent.type(screen.getByLabelText(/Percent of the items total/), '20');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Count pieces at pickup' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(facts()).toEqual(['+ 20%', 'Required', 'Optional', 'Optional']);
});
