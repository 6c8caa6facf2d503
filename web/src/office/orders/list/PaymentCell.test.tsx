import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { staffHere } from '../../../session/testing/staffHere';
import { createCache } from '../../../graphql/cache';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { PaymentCell } from './PaymentCell';

staffHere();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const order = {
  ...{ __typename: 'Order' as const, id: 'o1', shortId: 'a1b2c3', version: 3 },
  ...{ orderStatus: 'PICKED' as const, paymentStatus: 'UNPAID' as const },
  ...{ totalPrice: 100_000, paidAmount: 0, due: 100_000 },
  ...{ pickupDate: '2026-03-06', slotStartTime: null, slotEndTime: null, promisedDate: null },
  ...{ isOverdue: false, deliveryDate: null, adjustments: [] },
};

const payment = {
  ...{ __typename: 'Payment', id: 'p1', amount: 100_000, kind: 'PAYMENT', method: 'CASH' },
  ...{ reference: null, reason: null, actor: { name: 'Ravi' }, createdAt: '2026-03-05T04:00:00Z' },
  recordedAt: null,
};

const Address = () => <span data-testid="address">{useLocation().search}</span>;

it('names the amount and the order of a payment from the list, and leads to the order', async () => {
  const saved = { ...order, version: 4, paymentStatus: 'PAID', payments: [payment] };
  const updatePayment = { __typename: 'OrderPayload', message: 'Saved', order: saved };
  const link = new ApolloLink(() => of({ data: { updatePayment } }));
  const user = userEvent.setup();
  let done = false;
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <PaymentCell
            order={order}
            tabIndex={0}
            editing
            onEdit={() => undefined}
            onDone={() => (done = true)}
          />
        </ToastProvider>
        <Address />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await user.selectOptions(screen.getByLabelText('Payment status'), 'Paid');
  await user.selectOptions(screen.getByLabelText('Payment method'), 'Cash');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('₹1,000.00 received for order #a1b2c3');
  expect(done).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Open order' }));
  expect(screen.getByTestId('address').textContent).toBe('?order=o1');
});
