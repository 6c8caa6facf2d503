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
  printedCode: null,
};

const FailedDelivery = ({ codeNeeded }: { codeNeeded: boolean }) => {
  const [failure, setFailure] = useState<SaveFailure | null>({ text: 'This code is wrong' });
  const change = {
    ...{ busy: false, failure, forget: () => setFailure(null) },
    run: () => Promise.resolve(false),
  };
  return <DeliverForm order={{ ...order, codeNeeded }} change={change} onDone={() => undefined} />;
};

it.each([
  ['Customer does not have the code', true],
  ['Left with another person', false],
])('"%s" clears the error of the code', async (button, codeNeeded) => {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  const user = userEvent.setup();
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <FailedDelivery codeNeeded={codeNeeded} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  expect(screen.getByText('This code is wrong')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('heading', { name: 'Deliver without a code' });
  expect(screen.queryByText('This code is wrong')).toBeNull();
  expect(screen.getByText('The customer sees this reason')).toBeTruthy();
});
