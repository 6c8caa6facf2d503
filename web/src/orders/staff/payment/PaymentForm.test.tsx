import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { staffHere } from '../../../session/testing/staffHere';
import { createCache } from '../../../graphql/cache';
import type { UpdatePaymentMutationVariables } from './usePaymentSave.generated';
import { drafts } from '../../../ui/form/draft/drafts';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { PaymentForm } from './PaymentForm';
import { emptyPayment } from './paymentRules';
import { useOrderChange } from '../useOrderChange';

staffHere();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const order = {
  __typename: 'Order' as const,
  id: 'o1',
  version: 3,
  orderStatus: 'PICKED' as const,
  paymentStatus: 'PARTIAL' as const,
  totalPrice: 100_000,
  paidAmount: 30_000,
  due: 70_000,
  pickupDate: '2026-03-06',
  ...{ slotStartTime: null, slotEndTime: null },
  promisedDate: null,
  adjustments: [],
};

const whole = (changes: object) => ({
  ...order,
  shortId: 'o1',
  createdAt: '2026-03-05T04:00:00Z',
  isOverdue: false,
  deliveryDate: null,
  itemCount: 1,
  express: false,
  user: { __typename: 'OrderCustomer', id: 'u1', name: 'Asha', phone: null, role: 'CUSTOMER' },
  serviceCharge: 100,
  itemsTotal: 100_000,
  pickupPhoneNumber: '9876543210',
  pickupAddress: 'MG Road',
  note: null,
  paymentLink: null,
  nextStatuses: [],
  items: [],
  payments: [],
  timeline: [],
  ...changes,
});

const paid = { ...order, paymentStatus: 'PAID' as const, paidAmount: 100_000, due: 0 };

const Editor = (props: { order: typeof order | typeof paid; onDone: () => void }) => (
  <PaymentForm {...props} change={useOrderChange(props.order)} />
);

const Address = () => <span data-testid="address">{useLocation().search}</span>;

interface Start {
  refused?: number[];
  of?: typeof order | typeof paid;
  /** Address of the page. */
  at?: string;
}

const payments = [
  {
    ...{ __typename: 'Payment', id: 'p1', amount: 20_050, kind: 'PAYMENT', method: 'CASH' },
    ...{
      reference: null,
      reason: null,
      actor: { name: 'Asha' },
      createdAt: '2026-03-05T04:00:00Z',
    },
    recordedAt: null,
  },
];

/**
 * Renders the payment form. The fake server answers saves of the versions in `refused` with
 * CONFLICT.
 */
function start({ refused = [], of: edited = order, at = '/orders' }: Start = {}) {
  const sent: UpdatePaymentMutationVariables[] = [];
  let done = false;
  const link = new ApolloLink(({ operationName, variables }) => {
    const current = whole({ version: 4, paidAmount: 50_000, due: 50_000 });
    if (operationName === 'OrderDialog') return of({ data: { order: current } });
    sent.push(variables as UpdatePaymentMutationVariables);
    if (refused.includes(Number(variables['version']))) {
      return of({
        data: null,
        errors: [{ message: 'Somebody else saved', extensions: { code: 'CONFLICT' } }],
      });
    }
    const saved = {
      __typename: 'OrderPayload',
      message: 'Saved',
      order: whole({ version: 9, payments }),
    };
    return of({ data: { updatePayment: saved } });
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter initialEntries={[at]}>
        <ToastProvider>
          <Editor order={edited} onDone={() => (done = true)} />
        </ToastProvider>
        <Address />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { sent, isDone: () => done, user: userEvent.setup() };
}

async function payPart(user: ReturnType<typeof userEvent.setup>, amount: string): Promise<void> {
  await user.selectOptions(screen.getByLabelText('Payment status'), 'Partial');
  await user.selectOptions(screen.getByLabelText(/Method/), 'Cash');
  await user.type(screen.getByLabelText('Received now'), `${amount}{Enter}`);
}

it('sends the former payments plus the new one', async () => {
  const { sent, isDone, user } = start();
  await payPart(user, '200.50');
  await expect.poll(isDone).toBe(true);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    orderId: 'o1',
    version: 3,
    input: { status: 'PARTIAL', partialAmount: 50_050, method: 'CASH' },
  });
});

it('names the amount and the order of a payment, with a link', async () => {
  const { user } = start();
  await payPart(user, '200.50');
  await screen.findByText('₹200.50 received for order #o1');
  await user.click(screen.getByRole('button', { name: 'Open order' }));
  expect(screen.getByTestId('address').textContent).toBe('?order=o1');
});

it('offers to open the order only where its dialog is not open', async () => {
  const { user } = start({ at: '/orders?order=o1' });
  await payPart(user, '200.50');
  await screen.findByText('₹200.50 received for order #o1');
  expect(screen.queryByRole('button', { name: 'Open order' })).toBeNull();
});

it('asks for the method, keeps typed values, and sends nothing without it', async () => {
  const { sent, isDone, user } = start();
  await user.selectOptions(screen.getByLabelText('Payment status'), 'Paid');
  const method = screen.getByLabelText<HTMLSelectElement>(/Method/);
  expect(method.value).toBe('');
  await user.type(screen.getByLabelText('Reference'), 'R1{Enter}');
  expect(await screen.findByText('Choose the payment method')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.selectOptions(method, 'UPI');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(isDone).toBe(true);
  expect(sent[0]).toMatchObject({ input: { status: 'PAID', method: 'UPI', reference: 'R1' } });
});

it('rejects more than the due amount without a request', async () => {
  const { sent, user } = start();
  await payPart(user, '700.01');
  expect(await screen.findByText('Only ₹700.00 is due')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('keeps typed values after a conflict, lists the changes, and saves on the new version', async () => {
  const { sent, isDone, user } = start({ refused: [3] });
  await payPart(user, '200');
  expect(await screen.findByText('Paid amount: ₹300.00 → ₹500.00')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Received now').value).toBe('200');
  expect(isDone()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(isDone).toBe(true);
  expect(sent[1]).toMatchObject({ version: 4 });
});

it.each([order, paid])('begins with nothing chosen, and asks for the status (%#)', async (of) => {
  const { sent, isDone, user } = start({ of });
  expect(screen.getByLabelText<HTMLSelectElement>('Payment status').value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose the payment status')).toBeTruthy();
  expect([isDone(), sent]).toEqual([false, []]);
});

it('reverses a payment only after a button that names the amount', async () => {
  const { sent, isDone, user } = start({ of: paid });
  await user.selectOptions(screen.getByLabelText('Payment status'), 'Unpaid');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Reverse ₹1,000.00' }));
  await expect.poll(isDone).toBe(true);
  expect(sent).toEqual([expect.objectContaining({ input: { status: 'UNPAID' } })]);
  // The next form starts without a draft.
  expect(drafts.read('payment:o1')).toBeNull();
});

it('sends the version at the start of typing, also after a reload', async () => {
  const began = emptyPayment;
  const values = { ...began, status: 'PARTIAL', amount: '200', method: 'CASH' };
  drafts.save('payment:o1', { values, began, version: 2 });
  const { sent, isDone, user } = start({ refused: [2] });
  expect((await screen.findByLabelText<HTMLInputElement>('Received now')).value).toBe('200');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody else saved')).toBeTruthy();
  expect(sent.map(({ version }) => version)).toEqual([2]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(isDone).toBe(true);
  expect(sent[1]).toMatchObject({ version: 4 });
});
