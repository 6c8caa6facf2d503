import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { staffHere } from '../../../session/testing/staffHere';
import { createCache } from '../../../graphql/cache';
import type { UseOrderChange_OrderFragment } from '../useOrderChange.generated';
import type { RecordPickupForm_OrderFragment } from './RecordPickupForm.generated';
import { FormLayer } from '../../../ui/dialog/Dialog';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { useOrderChange } from '../useOrderChange';
import { RecordPickupForm } from './RecordPickupForm';

staffHere(['ORDERS_PICKUP', 'ORDERS_PRICE']);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const order = {
  ...{ __typename: 'Order', id: 'o1', version: 3, orderStatus: 'WAITING_FOR_PICKUP' },
  ...{ paidAmount: 0, refundable: 0, totalPrice: 0, adjustments: [], items: [], missingCounts: [] },
  billTerms: { taxIsAdded: false, isInterState: false, roundsToRupee: false, taxRate: 0 },
  user: { __typename: 'OrderCustomer', id: 'u1', role: 'CUSTOMER', name: 'Asha' },
} as unknown as RecordPickupForm_OrderFragment & UseOrderChange_OrderFragment;

const Form = () => (
  <FormLayer onClose={() => undefined}>
    <RecordPickupForm order={order} change={useOrderChange(order)} onDone={() => undefined} />
  </FormLayer>
);

/** Renders the pickup of one free item. The server answers with errors of these fields. */
async function open(fields: Record<string, string>) {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'RecordPickup') return of({ data: { cloths: [], me: null } });
    sent.push(variables['items']);
    const message = Object.values(fields)[0] ?? '';
    return of({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT', fields } }] });
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <Form />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add an item by name' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Stage curtain');
  await user.type(screen.getByLabelText(/^Unit price/), '300');
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Not on the list');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  const save = () => user.click(screen.getByRole('button', { name: /^Save items/ }));
  return { sent, user, save };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const errorOf = (input: HTMLInputElement) =>
  input.getAttribute('aria-invalid') === 'true'
    ? document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
    : undefined;

it.each([
  ['name', 'Name of item 1', 'Reason of item 1', 'You cannot add items by name. A manager can'],
  ['reason', 'Reason of item 1', 'Name of item 1', 'Reason must be at most 200 characters'],
])('a refused %s is marked at its own box, and nothing typed is lost', async (...row) => {
  const [field, wrong, right, words] = row;
  const { user, save } = await open({ [`items.0.${field}`]: words });
  await save();
  await screen.findAllByText(words);
  expect(errorOf(box(wrong))).toBe(words);
  expect(document.activeElement).toBe(box(wrong));
  expect(errorOf(box(right))).toBeUndefined();
  expect([box('Name of item 1').value, box('Reason of item 1').value]).toEqual([
    'Stage curtain',
    'Not on the list',
  ]);
  await user.type(box(wrong), ' x');
  expect(errorOf(box(wrong))).toBeUndefined();
});

it('an emptied name or reason has its error before a request', async () => {
  const { sent, user, save } = await open({});
  for (const [name, words] of [
    ['Name of item 1', 'Name is required'],
    ['Reason of item 1', 'A reason is required'],
  ] as const) {
    await user.clear(box(name));
    await save();
    expect(errorOf(box(name))).toBe(words);
    await user.type(box(name), 'Corrected');
  }
  expect(sent).toEqual([]);
  await save();
  expect(sent).toMatchObject([[{ name: 'Corrected', reason: 'Corrected', price: 30_000 }]]);
});
