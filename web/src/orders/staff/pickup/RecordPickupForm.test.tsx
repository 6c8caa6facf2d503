import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { staffHere } from '../../../session/testing/staffHere';
import type { CountStage } from '../../../graphql/schema.generated';
import { createCache } from '../../../graphql/cache';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { useOrderChange } from '../useOrderChange';
import { RecordPickupForm } from './RecordPickupForm';

staffHere();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const order = {
  ...{ __typename: 'Order' as const, id: 'o1', version: 3 },
  ...{ orderStatus: 'WAITING_FOR_PICKUP' as const, paymentStatus: 'UNPAID' as const },
  ...{ pickupDate: '2026-03-06', slotStartTime: null, slotEndTime: null, promisedDate: null },
  ...{ totalPrice: 0, paidAmount: 0, due: 0, refundable: 0, credit: null, adjustments: [] },
  ...{ expressBasisPoints: null, expressAmount: null },
  user: {
    ...{ __typename: 'OrderCustomer' as const, id: 'c1', role: 'CUSTOMER' as const },
    hasEmail: true,
  },
  billTerms: {
    ...{ __typename: 'BillTerms' as const, taxIsAdded: false, isInterState: false },
    ...{ roundsToRupee: false, taxRate: 1800 },
  },
  items: [
    {
      ...{ __typename: 'OrderItem' as const, id: 'i1', clothId: 'shirt', name: 'Shirt' },
      ...{ quantity: 3, price: 2500, taxRate: null },
    },
  ],
};

const missing = gql`
  query Missing {
    order(id: "o1") {
      id
      missingCounts
    }
  }
`;

const Asked = ({ onDone }: { onDone: () => void }) => {
  const { data } = useQuery<{ order: { missingCounts: CountStage[] } }>(missing);
  const change = useOrderChange(order);
  if (!data) return null;
  const { missingCounts } = data.order;
  return <RecordPickupForm order={{ ...order, missingCounts }} change={change} onDone={onDone} />;
};

const why = 'Count the pieces at pickup and enter how many there are';

/**
 * `isKnown` means that the form loads with the required count. Otherwise the first server error
 * reports it.
 */
async function open({ isKnown = true, isRequired = true } = {}) {
  const sent: Record<string, unknown>[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'Missing') {
      const missingCounts = isRequired && (isKnown || sent.length > 0) ? ['PICKUP'] : [];
      return of({ data: { order: { __typename: 'Order', id: 'o1', missingCounts } } });
    }
    if (operationName !== 'RecordPickup') return of({ data: { cloths: [], me: null } });
    sent.push(variables);
    if (!isRequired || variables['pieces'] !== null) return of({ data: null });
    const extensions = { code: 'BAD_USER_INPUT', fields: { pieces: why } };
    return of({ data: null, errors: [{ message: why, extensions }] });
  });
  const onDone = vi.fn();
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <Asked onDone={onDone} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  const save = await screen.findByRole('button', { name: /^Save items/ });
  return { sent, onDone, user: userEvent.setup(), save };
}

const box = () => screen.queryByLabelText<HTMLInputElement>(/^Pieces counted at pickup/);

it('asks for no count that is not required', async () => {
  const { sent, onDone, user, save } = await open({ isRequired: false });
  expect(box()).toBeNull();
  await user.click(save);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent).toMatchObject([{ pieces: null }]);
});

it('asks for the count before anything is sent, and sends it with the items', async () => {
  const { sent, onDone, user, save } = await open();
  await user.click(save);
  expect(await screen.findByText(why)).toBeTruthy();
  await user.type(box() as HTMLInputElement, '4');
  await user.click(save);
  expect(
    await screen.findByText('The items add up to 3 pieces. Count again or correct the items'),
  ).toBeTruthy();
  expect([box()?.value, box()?.getAttribute('aria-invalid'), sent]).toEqual(['4', 'true', []]);
  await user.clear(box() as HTMLInputElement);
  await user.type(box() as HTMLInputElement, '3');
  await user.click(save);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent).toMatchObject([{ id: 'o1', version: 3, pieces: 3, items: [{ quantity: 3 }] }]);
});

it('asks for the count after the server rejected the pickup without it', async () => {
  const { sent, onDone, user, save } = await open({ isKnown: false });
  expect(box()).toBeNull();
  await user.click(save);
  expect((await screen.findAllByText(why)).length).toBeGreaterThan(0);
  await waitFor(() => expect(box()).toBeTruthy());
  expect(onDone).not.toHaveBeenCalled();
  await user.type(box() as HTMLInputElement, '3');
  await user.click(save);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent).toMatchObject([{ pieces: null }, { pieces: 3 }]);
});

it('goes to the next field with Enter, and saves with Ctrl and Enter only', async () => {
  const { sent, onDone, user } = await open({ isRequired: false });
  const quantity = screen.getByLabelText('Quantity of Shirt');
  await user.click(quantity);
  await user.keyboard('{Enter}');
  const price = screen.getByLabelText<HTMLInputElement>('Price of Shirt');
  expect(document.activeElement).toBe(price);
  await user.keyboard('{Enter}{Enter}');
  expect(sent).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});
