import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { EMPTY } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { createCache } from '../../../graphql/cache';
import type { CancelOrderButton_OrderFragment } from './CancelOrderButton.generated';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { CancelOrderButton } from './CancelOrderButton';

afterEach(cleanup);

const order: CancelOrderButton_OrderFragment = {
  id: 'o1',
  shortId: 'a1b2c3',
  version: 1,
  orderStatus: 'WAITING_FOR_PICKUP',
  actions: ['CANCEL', 'RESCHEDULE'],
  pickupDate: '2026-03-06',
  ...{ slotId: null, slotStartTime: null, slotEndTime: null },
  refundable: 0,
};

const Wrapper = ({ children }: { children: ReactNode }) => {
  const client = new ApolloClient({ cache: createCache(), link: new ApolloLink(() => EMPTY) });
  return (
    <ApolloProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </ApolloProvider>
  );
};

async function ask(refundable: number): Promise<void> {
  render(<CancelOrderButton order={{ ...order, refundable }} />, { wrapper: Wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await screen.findByText('Are you sure you want to cancel order #a1b2c3?');
}

it('explains that paid money is not refunded automatically', async () => {
  await ask(12_345);
  const words = screen.getByText(/After you cancel, we will refund it/).textContent;
  expect(words).toMatch(/^You have paid ₹123\.45\. After you cancel, we will refund it\./);
});

it('shows no note about money without a payment', async () => {
  await ask(0);
  expect(screen.queryByText(/paid|refund/)).toBeNull();
});

it('is not shown after the pickup', () => {
  render(<CancelOrderButton order={{ ...order, orderStatus: 'PICKED', actions: [] }} />, {
    wrapper: Wrapper,
  });
  expect(screen.queryByRole('button')).toBeNull();
});
