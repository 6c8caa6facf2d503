import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../session/session';
import { createCache } from '../../../graphql/cache';
import type { Permission } from '../../../graphql/schema.generated';
import type { UseOrderChange_OrderFragment } from '../useOrderChange.generated';
import type { RecordPickupForm_OrderFragment } from './RecordPickupForm.generated';
import { FormLayer } from '../../../ui/dialog/Dialog';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { drafts } from '../../../ui/form/draft/drafts';
import { useOrderChange } from '../useOrderChange';
import { discountHint } from '../bill/discountHint';
import { cannotRefund } from '../payment/refundRules';
import { RecordPickupForm } from './RecordPickupForm';

beforeEach(() => drafts.drop('pickup:o1'));
afterEach(() => {
  cleanup();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  session.end();
});

const item = (id: string, name: string, quantity: number, price: number) => ({
  ...{ __typename: 'OrderItem' as const, id, clothId: `cloth-${id}`, name, quantity, price },
  taxRate: null,
});

const order = {
  ...{ __typename: 'Order', id: 'o1', version: 3, orderStatus: 'PICKED' },
  ...{ paidAmount: 0, refundable: 0, totalPrice: 12_000, adjustments: [], itemCount: 3 },
  billTerms: { taxIsAdded: false, isInterState: false, roundsToRupee: false, taxRate: 0 },
  user: { __typename: 'User', id: 'u1', role: 'CUSTOMER', name: 'Asha' },
  items: [item('i1', 'Shirt', 2, 4_000), item('i2', 'Saree', 1, 4_000)],
} as unknown as RecordPickupForm_OrderFragment & UseOrderChange_OrderFragment;

interface Server {
  /** Field errors in the server's response. */
  fields?: Record<string, string>;
  discountLimit?: number | null;
  permissions?: Permission[];
  paidAmount?: number;
}

const Form = ({ paidAmount }: { paidAmount: number }) => {
  const change = useOrderChange(order);
  const paid = { ...order, paidAmount };
  return (
    <FormLayer onClose={() => undefined}>
      <RecordPickupForm order={paid} change={change} onDone={() => undefined} />
    </FormLayer>
  );
};

async function open(server: Server = {}) {
  const { fields = {}, discountLimit = null, permissions = [], paidAmount = 0 } = server;
  const asha = { id: 'a1', name: 'Asha', email: 'asha@laundry.test', phone: null };
  session.start({ ...asha, role: 'STAFF', permissions }, 'token-of-this-test-only', '');
  const link = new ApolloLink(({ operationName }) => {
    if (operationName === 'UpdateOrderItems') {
      const message = Object.values(fields)[0] ?? '';
      const extensions = { code: 'BAD_USER_INPUT', fields };
      return of({ errors: [{ message, extensions }] });
    }
    if (operationName === 'OwnDiscountLimit')
      return of({ data: { me: { __typename: 'User', id: 'a1', discountLimit } } });
    return of({ data: { cloths: [] } });
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <Form paidAmount={paidAmount} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  await screen.findByRole('button', { name: /Save items/ });
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: /Save items/ }));

async function addDiscount(amount: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add discount' }));
  const last = screen.getAllByRole('textbox', { name: /^Amount of discount/ }).at(-1);
  const reason = screen.getAllByRole('textbox', { name: /^Reason of discount/ }).at(-1);
  if (!last || !reason) throw new Error('No discount');
  await userEvent.type(last, amount);
  await userEvent.type(reason, 'Regular');
}

describe('where a discount is typed', () => {
  it.each([
    [
      10,
      'You can give discounts up to 10% (₹12.00). Lowering a surcharge or fee counts as a discount. A manager can give more.',
    ],
    [0, 'You cannot give discounts or lower surcharges and fees. A manager can.'],
  ])('a limit of %d %% is shown', async (discountLimit, words) => {
    await open({ discountLimit });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('the amount of the limit follows the items', async () => {
    await open({ discountLimit: 10 });
    await screen.findByText(/up to 10% \(₹12.00\)/);
    await userEvent.type(box('Quantity of Saree'), '0');
    expect(screen.getByText(/up to 10% \(₹48.00\)/)).toBeTruthy();
  });

  it.each([
    [0, 0],
    [10, 1],
  ])(
    'an item list with a limit of %d %% has %d buttons to add a discount',
    async (discountLimit, count) => {
      await open({ discountLimit });
      await screen.findByText(/You can(not)? give discounts/);
      expect(screen.queryAllByRole('button', { name: 'Add discount' })).toHaveLength(count);
    },
  );

  it.each([null, undefined])('there is no hint without a limit (%s)', (limit) => {
    expect(discountHint(limit, 12_000)).toBeNull();
  });

  it('a refused discount has its error once, in its row, also after an empty row, until it is changed', async () => {
    const words = 'You can give discounts up to 10% (₹12.00). A manager or an admin can give more';
    await open({
      permissions: ['ORDERS_PRICE'],
      discountLimit: 10,
      fields: { 'adjustments.1.amount': words },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add discount' }));
    await addDiscount('5');
    await addDiscount('60');
    await save();
    const rows = within(screen.getByRole('list', { name: 'Discounts and charges' }));
    expect(await rows.findByText(words)).toBeTruthy();
    expect(screen.getAllByText(/You can give discounts/)).toHaveLength(1);
    const wrong = box('Amount of discount 3');
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(wrong.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      words,
    );
    expect(document.activeElement).toBe(wrong);
    expect(box('Amount of discount 2').getAttribute('aria-invalid')).toBe('false');
    await userEvent.clear(wrong);
    await userEvent.type(wrong, '7');
    expect(rows.queryByText(words)).toBeNull();
    expect(box('Reason of discount 3').value).toBe('Regular');
  });

  it('an earlier error does not come back to a changed row that is not sent', async () => {
    const words = 'You can give discounts up to 10% (₹12.00). A manager or an admin can give more';
    const fields = { 'adjustments.0.amount': words };
    await open({ permissions: ['ORDERS_PRICE'], paidAmount: 5_000, fields });
    await addDiscount('60');
    await save();
    const rows = within(screen.getByRole('list', { name: 'Discounts and charges' }));
    await rows.findByText(words);
    await userEvent.clear(box('Amount of discount 1'));
    await userEvent.type(box('Amount of discount 1'), '80');
    await save();
    expect(await screen.findByText(cannotRefund)).toBeTruthy();
    expect(rows.queryByText(words)).toBeNull();
  });

  it('an error of all discounts together is below them', async () => {
    const words = 'Discounts of ₹200.00 are more than the bill of ₹120.00';
    await open({ permissions: ['ORDERS_PRICE'], fields: { adjustments: words } });
    await addDiscount('5');
    await save();
    expect(await screen.findAllByText(words)).toHaveLength(1);
    await addDiscount('6');
    expect(screen.queryByText(words)).toBeNull();
  });
});

describe('a unit price', () => {
  const frameOf = (label: string) =>
    getComputedStyle(box(label).parentElement?.querySelector('fieldset') ?? document.body)
      .borderTopWidth;

  it('cannot be typed into without the permission, and the form says who can', async () => {
    await open();
    expect(box('Price of Shirt').readOnly).toBe(true);
    expect(frameOf('Price of Shirt')).toBe('0px');
    expect(frameOf('Quantity of Shirt')).toBe('1px');
    await userEvent.type(box('Price of Shirt'), '9');
    expect(box('Price of Shirt').value).toBe('40.00');
    expect(
      screen.getByText('Prices come from the price list. A manager can change them.'),
    ).toBeTruthy();
  });

  it('can be typed into with the permission', async () => {
    await open({ permissions: ['ORDERS_PRICE'] });
    expect(box('Price of Shirt').readOnly).toBe(false);
    expect(screen.queryByText(/Prices come from the price list/)).toBeNull();
  });

  it('has its error in its row when it is refused, and nothing typed is lost', async () => {
    const words = 'The price is ₹40.00. A manager or an admin can change it';
    await open({ permissions: ['ORDERS_PRICE'], fields: { 'items.1.price': words } });
    await userEvent.clear(box('Price of Saree'));
    await userEvent.type(box('Price of Saree'), '45');
    await save();
    const items = within(screen.getByRole('table', { name: 'Items of the pickup' }));
    const said = await items.findByText(words);
    expect(box('Price of Saree').getAttribute('aria-describedby')).toBe(said.id);
    expect(box('Price of Saree').getAttribute('aria-invalid')).toBe('true');
    expect(box('Price of Saree').value).toBe('45');
    expect(box('Price of Shirt').getAttribute('aria-invalid')).toBe('false');
    await userEvent.type(box('Price of Saree'), '{Backspace}');
    expect(items.queryByText(words)).toBeNull();
  });
});
