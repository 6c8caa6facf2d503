import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { staffHere } from '../../../session/testing/staffHere';
import { createCache } from '../../../graphql/cache';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { useOrderChange } from '../useOrderChange';
import { reductionFor } from './billReduction';
import { RefundForm } from './RefundForm';

staffHere();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const order = {
  ...{ __typename: 'Order' as const, id: 'o1', shortId: 'o1', version: 3, promisedDate: null },
  ...{ orderStatus: 'DELIVERED' as const, paymentStatus: 'PAID' as const },
  ...{ pickupDate: '2026-03-06', slotStartTime: null, slotEndTime: null },
  ...{ totalPrice: 100_000, paidAmount: 100_000, due: 0, refundable: 100_000 },
  user: { __typename: 'OrderCustomer' as const, id: 'c1', name: 'Asha', hasEmail: true },
  billTerms: {
    ...{ __typename: 'BillTerms' as const, taxIsAdded: false, isInterState: false },
    ...{ roundsToRupee: false, taxRate: 1800 },
  },
  items: [
    { __typename: 'OrderItem' as const, id: 'i1', quantity: 3, price: 30_000, taxRate: null },
  ],
  adjustments: [
    {
      ...{ __typename: 'OrderAdjustment' as const, id: 'b1', kind: 'DELIVERY_FEE' as const },
      ...{ amount: 10_000, basisPoints: null, reason: 'Far away' },
    },
  ],
};

const Editor = ({ hasEmail }: { hasEmail: boolean }) => (
  <RefundForm
    order={{ ...order, user: { ...order.user, hasEmail } }}
    change={useOrderChange(order)}
    onDone={() => undefined}
  />
);

/** Renders the form. Returns the operations that it sends. */
function show(hasEmail = true) {
  const sent: [string | undefined, Record<string, unknown>][] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'OrderDialog') sent.push([operationName, variables]);
    return of({ data: null });
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <Editor hasEmail={hasEmail} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return sent;
}

const amountField = () => screen.getByRole('spinbutton', { name: /^Refund/ });

/** Renders the form with amount, method and reason. */
async function open() {
  const sent = show();
  const user = userEvent.setup();
  await user.type(amountField(), '100');
  await user.selectOptions(screen.getByLabelText(/^Method/), 'Cash');
  await user.type(screen.getByLabelText(/^Reason/), 'A stain stayed');
  const refund = async (after: RegExp): Promise<void> => {
    await user.selectOptions(
      screen.getByLabelText(/^After the refund/),
      screen.getByRole('option', { name: after }),
    );
    await user.click(screen.getByRole('button', { name: 'Refund ₹100.00' }));
  };
  return { sent, user, refund };
}

const refund = { amount: 10_000, method: 'CASH', reason: 'A stain stayed' };

it('asks whether the amount is due again, with nothing chosen', async () => {
  const { sent, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Refund ₹100.00' }));
  expect(await screen.findByText('Choose what happens after the refund')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent).toEqual([]);
});

it.each([true, false])('announces a mail only for an e-mail (%s)', (hasEmail) => {
  show(hasEmail);
  expect(Boolean(screen.queryByText('We email this reason to the customer'))).toBe(hasEmail);
});

it('shows no error while Cancel is pressed, because it would move the button', async () => {
  show();
  const user = userEvent.setup();
  await user.click(amountField());
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await user.pointer({ keys: '[MouseLeft>]', target: cancel });
  expect(document.activeElement).toBe(amountField());
});

it('keeps the order paid with a discount in the same change', async () => {
  const { sent, user, refund: choose } = await open();
  await choose(/^Nothing is due/);
  expect(await screen.findByText(/The bill is reduced by ₹100.00, so nothing is due/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Refund ₹100.00' }));
  const fee = { kind: 'DELIVERY_FEE', amount: 10_000, reason: 'Far away' };
  const discount = { kind: 'DISCOUNT', amount: 10_000, reason: 'A stain stayed' };
  const bill = { id: 'o1', version: 3, adjustments: [fee, discount], refund };
  await expect.poll(() => sent).toEqual([['UpdateOrderAdjustments', bill]]);
});

it('leaves the bill unchanged when the amount is due again', async () => {
  const { sent, user, refund: choose } = await open();
  await choose(/is due again$/);
  expect(await screen.findByText(/the customer owes ₹100.00 more/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Refund ₹100.00' }));
  await expect.poll(() => sent).toMatchObject([['RefundPayment', { version: 3, input: refund }]]);
});

it('computes the discount before tax, and offers none if nothing would be due', () => {
  const taxed = {
    ...{ ...order, totalPrice: 106_200, paidAmount: 106_200, refundable: 106_200 },
    ...{ adjustments: [], billTerms: { ...order.billTerms, taxIsAdded: true } },
  };
  expect(reductionFor(taxed, '118')).toEqual({ owed: 11_800, reduces: 11_800, discount: 10_000 });
  const rounded = { ...order, billTerms: { ...order.billTerms, roundsToRupee: true } };
  expect(reductionFor(rounded, '0.50')).toMatchObject({ owed: 50, reduces: 100 });
  expect(reductionFor({ ...order, orderStatus: 'CANCELLED' }, '100')).toBeNull();
  expect(reductionFor({ ...order, paidAmount: 90_000, refundable: 90_000 }, '100')).toBeNull();
  expect(reductionFor({ ...order, refundable: 110_000 }, '100')).toBeNull();
});
