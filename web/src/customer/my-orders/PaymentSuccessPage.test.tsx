import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { staffHere } from '../../session/testing/staffHere';
import { createCache } from '../../graphql/cache';
import { PaymentSuccessPage } from './PaymentSuccessPage';

afterEach(cleanup);

const entry = (id: string, amount: number, reference: string | null) => ({
  ...{ __typename: 'Payment', id, amount, reference },
});

const order = {
  ...{ __typename: 'Order', id: 'o1', shortId: 'a1b2c3' },
  payments: [
    entry('1', 10_000, null),
    entry('2', 45_050, 'pay_1'),
    entry('3', 100, 'pay_1'),
    entry('4', 5_000, 'pay_0'),
  ],
};

async function open(address: string) {
  const link = new ApolloLink(() => of({ data: { order } }));
  const page = (
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter initialEntries={[`/payment-success${address}`]}>
        <PaymentSuccessPage />
      </MemoryRouter>
    </ApolloProvider>
  );
  // The page loads one of its chunks while it is shown.
  await act(async () => {
    render(page);
    await import('./PaidOrder');
  });
}

const ways = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('for a person who is signed in', () => {
  staffHere();

  it('names the recorded amount and the order, and leads to it', async () => {
    await open('?order=o1&razorpay_payment_id=pay_1');
    expect(await screen.findByText('₹451.50 paid for order #a1b2c3')).toBeTruthy();
    expect(ways()).toEqual([
      ['View order', '/account?order=o1'],
      ['Back to Home', '/'],
    ]);
  });

  it('shows no amount that the server has not recorded', async () => {
    await open('?order=o1&razorpay_payment_id=pay_9');
    expect(
      await screen.findByText('Your payment for order #a1b2c3 is being recorded.'),
    ).toBeTruthy();
  });
});

it('thanks a visitor, and leads to the order through the sign-in', async () => {
  await open('?order=o1&razorpay_payment_id=pay_1');
  screen.getByText('Thank you for your payment.');
  expect(screen.queryByRole('status')).toBeNull();
  expect(ways()[0]).toEqual(['View order', '/account?order=o1']);
});

it('thanks without an order', async () => {
  await open('');
  expect(ways()).toEqual([['Back to Home', '/']]);
});
