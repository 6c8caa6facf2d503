import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createCache } from '../../../../graphql/cache';
import type { SaveFailure } from '../../../../ui/form/saveFailure';
import { ToastProvider } from '../../../../ui/feedback/ToastProvider';
import { DeliverForm } from './DeliverForm';

afterEach(cleanup);

const order = {
  ...{ id: 'o1', pickupName: null, pickupPhoneNumber: '9876543210' },
  user: { id: 'u1', name: 'Asha' },
  ...{ codeNeeded: true, printedCode: null },
};

const FailedDelivery = () => {
  const [failure, setFailure] = useState<SaveFailure | null>({ text: 'This code is wrong' });
  const change = {
    ...{ busy: false, failure, forget: () => setFailure(null) },
    run: () => Promise.resolve(false),
  };
  return <DeliverForm order={order} change={change} onDone={() => undefined} />;
};

it('clears the error of the code when staff deliver without a code', async () => {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  const user = userEvent.setup();
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <FailedDelivery />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  expect(screen.getByText('This code is wrong')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Customer does not have the code' }));
  await screen.findByRole('heading', { name: 'Deliver without a code' });
  expect(screen.queryByText('This code is wrong')).toBeNull();
  expect(screen.getByText('The customer sees this reason')).toBeTruthy();
});
